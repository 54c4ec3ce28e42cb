import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { toggleAvailability } from "~/features/menu-items/toggle-availability.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { ItemsCard } from "./items-card";
import { loadItems } from "./load-items.server";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const handle = { ignoresOrders: true };

export const meta = () => [{ title: "Menu Items · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadItems(args);
export const action = (args: ActionFunctionArgs) => toggleAvailability(args);

/** [ITEM-1] */
export default function MenuItems() {
  const list = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Menu Items"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Items" }]}
        action={
          list.canEdit && (
            <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:*:grow">
              {list.hasMenus && (
                <ButtonLink to={dashboardPaths.dashboardMenus()} variant="secondary" icon="clock">
                  Menus
                </ButtonLink>
              )}
              {list.canOrder && (
                <ButtonLink to={dashboardPaths.dashboardMenuOrder()} variant="secondary" icon="list">
                  Menu order
                </ButtonLink>
              )}
              <ButtonLink
                to={`${dashboardPaths.dashboardItemsImport()}${search}`}
                variant="secondary"
                icon="upload-simple"
                preventScrollReset
              >
                Import
              </ButtonLink>
              <ButtonLink to={`${dashboardPaths.dashboardItemNew()}${search}`} icon="plus" preventScrollReset>
                Add Item
              </ButtonLink>
            </div>
          )
        }
      />
      <ItemsCard {...list} />
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
