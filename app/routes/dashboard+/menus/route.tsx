import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { ServingMenuWire } from "@domain/contract/menu";
import { parseClock, toWeekdayNumbers } from "@domain/local-time";
import { formatMenuHours, isServedWhileOpen } from "@domain/menu/serving";
import { categoryLabel } from "@domain/options";
import { parseWeek } from "@domain/restaurants/opening-hours";
import { pluralize } from "@domain/values/plural";
import { nullIfFailed } from "~/host/errors";
import { listMenus } from "~/host/own-menu.server";
import { findHours } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/dashboard/page-head";
import { RowActions } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { Cell, HeadCell, NoData, Row, Table, TableBody, TableHead } from "~/ui/layout/table";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Menus · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const [menus, hours] = await Promise.all([
    listMenus(context.host, restaurant.id),
    findHours(context.host, restaurant.id).catch(nullIfFailed(context.logger, "Opening hours not compared")),
  ]);
  const week = hours && parseWeek(hours.operating_hours);
  return {
    canEdit: isEditor(user.role),
    menus: (menus ?? []).map((menu) => toMenuView(menu, week)),
  };
}

function toMenuView(menu: ServingMenuWire, week: ReturnType<typeof parseWeek> | null) {
  const served = {
    days: toWeekdayNumbers(menu.days),
    fromMinute: parseClock(menu.from_time),
    untilMinute: parseClock(menu.until_time),
  };
  const ownItems = menu.item_count > 0 ? [`${pluralize(menu.item_count, "item")} of its own`] : [];
  return {
    id: menu.id,
    name: menu.name,
    served: formatMenuHours(served),
    isOutsideHours: week !== null && !isServedWhileOpen(served, week),
    holds: [...menu.categories.map(categoryLabel), ...ownItems].join(", "),
  };
}

/** [RUSH-18] The scheduled menus. */
export default function Menus() {
  const { menus, canEdit } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Menus"
        below="Dishes on a menu can be ordered for its days and hours only. What is on no menu is always served."
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: "Items", to: dashboardPaths.dashboardItems() },
          { label: "Menus" },
        ]}
        action={
          canEdit && (
            <ButtonLink to={dashboardPaths.dashboardMenu("new")} icon="plus" preventScrollReset>
              New menu
            </ButtonLink>
          )
        }
      />
      <Table label="Menus">
        <TableHead>
          <HeadCell>Name</HeadCell>
          <HeadCell>Served</HeadCell>
          <HeadCell>Dishes</HeadCell>
          {canEdit && <HeadCell end>Actions</HeadCell>}
        </TableHead>
        <TableBody>
          {menus.map(({ id, name, served, isOutsideHours, holds }) => (
            <Row key={id}>
              <Cell label="Name" main breaks>
                {name}
              </Cell>
              <Cell label="Served">
                <div>
                  {served}
                  {isOutsideHours && <p className="text-meta text-danger">Not within your usual opening hours.</p>}
                </div>
              </Cell>
              <Cell label="Dishes">{holds || "None yet"}</Cell>
              {canEdit && (
                <RowActions
                  name={name}
                  editHref={dashboardPaths.dashboardMenu(id)}
                  deleteHref={dashboardPaths.dashboardMenuDelete(id)}
                />
              )}
            </Row>
          ))}
          {menus.length === 0 && <NoData columns={4} />}
        </TableBody>
      </Table>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
