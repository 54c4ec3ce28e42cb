import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { parseClock, weekdays } from "@domain/local-time";
import { formatMenuHours } from "@domain/menu/serving";
import { categoryLabel } from "@domain/options";
import { pluralize } from "@domain/values/plural";
import { listMenus } from "~/host/own-menu.server";
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
  const menus = (await listMenus(context.host, restaurant.id)) ?? [];
  return {
    canEdit: isEditor(user.role),
    menus: menus.map(({ id, name, days, from_time, until_time, categories, item_count: items }) => ({
      id,
      name,
      served: formatMenuHours({
        days: weekdays.flatMap((day, index) => (days.includes(day) ? [index] : [])),
        fromMinute: parseClock(from_time),
        untilMinute: parseClock(until_time),
      }),
      holds: [...categories.map(categoryLabel), ...(items > 0 ? [`${pluralize(items, "item")} of its own`] : [])].join(
        ", ",
      ),
    })),
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
          {menus.map(({ id, name, served, holds }) => (
            <Row key={id}>
              <Cell label="Name" main breaks>
                {name}
              </Cell>
              <Cell label="Served">{served}</Cell>
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
