import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { QrCode } from "~/features/dining-tables/qr-code";
import { loadTables } from "~/features/dining-tables/tables.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { requireMerchant } from "~/session/guards.server";
import { Badge } from "~/ui/badge";
import { ButtonLink, IconLink } from "~/ui/button";
import { PageHead } from "~/ui/dashboard/page-head";
import { EmptyState } from "~/ui/feedback/empty-state";
import { RouteError } from "~/ui/feedback/route-error";
import { TextLink } from "~/ui/text-link";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Dining tables · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  return loadTables(context, restaurant.id);
}

/** [ROUTE-10] Tables, each with a QR code that opens the menu for it. */
export default function DiningTables() {
  const { tables, canEdit } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Dining Tables Page"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Dining tables" }]}
        below={tables && "Guests scan the code of their table, order on their phone, and are served there."}
        action={
          tables && (
            <div className="flex flex-wrap gap-2.5">
              {tables.length > 0 && (
                <ButtonLink to={dashboardPaths.dashboardTablesPrint()} variant="secondary" icon="printer">
                  Print codes
                </ButtonLink>
              )}
              {canEdit && (
                <ButtonLink to={dashboardPaths.dashboardTableNew()} icon="plus" preventScrollReset>
                  Add table
                </ButtonLink>
              )}
            </div>
          )
        }
      />
      {tables?.length === 0 && <EmptyState title="No tables yet" body="Add your first table to print its code." />}
      {tables && (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {tables.map((table) => (
            <li key={table.id} className="rounded-card border-line bg-surface flex gap-4 border p-4">
              <QrCode table={table} className="rounded-small size-24 shrink-0" />
              <div className="flex min-w-0 flex-1 flex-col items-start">
                <h2 className="text-card">{table.label}</h2>
                <p className="text-meta text-quiet">
                  {table.seats ? pluralize(table.seats, "seat") : "Seats not given"}
                </p>
                {table.is_active ? (
                  <TextLink to={dashboardPaths.tableCode(table.code)} className="touch-room">
                    Open its menu
                  </TextLink>
                ) : (
                  <Badge tone="neutral" icon="pause-circle">
                    Inactive
                  </Badge>
                )}
                {canEdit && (
                  <span className="-ms-2.5 mt-auto inline-flex">
                    <IconLink
                      icon="pencil-simple"
                      label={`Edit ${table.label}`}
                      to={dashboardPaths.dashboardTableEdit(table.id)}
                      preventScrollReset
                    />
                    <IconLink
                      icon="trash"
                      label={`Delete ${table.label}`}
                      to={dashboardPaths.dashboardTableDelete(table.id)}
                      preventScrollReset
                      className="text-danger!"
                    />
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
