import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { formatModifierRule } from "@domain/menu/modifier-groups";
import { listGroups } from "~/host/addons.server";
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

export const handle = { ignoresOrders: true };

export const meta = () => [{ title: "Add-on groups · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const groups = await listGroups(context.host, restaurant.id);
  return { groups: groups ?? [], canEdit: isEditor(user.role) };
}

/** Groups of add-ons, each with a minimum and maximum number of choices. */
export default function AddonGroups() {
  const { groups, canEdit } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Add-on groups"
        below="Customers choose the add-ons of a group together, such as one sauce of three."
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: "Adds On", to: dashboardPaths.dashboardAddons() },
          { label: "Groups" },
        ]}
        action={
          canEdit && (
            <ButtonLink to={dashboardPaths.dashboardAddonGroupNew()} icon="plus" preventScrollReset>
              Add group
            </ButtonLink>
          )
        }
      />
      <Table label="Add-on groups">
        <TableHead>
          <HeadCell>Name</HeadCell>
          <HeadCell>Rule</HeadCell>
          <HeadCell end>Add-ons</HeadCell>
          {canEdit && <HeadCell end>Actions</HeadCell>}
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <Row key={group.id}>
              <Cell label="Name" main breaks>
                {group.name}
              </Cell>
              <Cell label="Rule">{formatModifierRule(group)}</Cell>
              <Cell label="Add-ons" end>
                {group.addonCount}
              </Cell>
              {canEdit && (
                <RowActions
                  name={group.name}
                  editHref={dashboardPaths.dashboardAddonGroup(group.id)}
                  deleteHref={dashboardPaths.dashboardAddonGroupDelete(group.id)}
                />
              )}
            </Row>
          ))}
          {groups.length === 0 && <NoData columns={4} />}
        </TableBody>
      </Table>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
