import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { ListExport } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { ListCard } from "~/ui/dashboard/list-card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { SelectField } from "~/ui/forms/select-field";
import { AddonsTable } from "./addons-table";
import { loadAddons } from "./load-addons.server";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const handle = { ignoresOrders: true };

export const meta = () => [{ title: "Adds On · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadAddons(args);

/** [ADDON-1] */
export default function Addons() {
  const list = useLoaderData<typeof loader>();
  const { state, groups, total, canEdit } = list;
  const { search } = useLocation();
  const path = dashboardPaths.dashboardAddons();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Adds On"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Adds On" }]}
        action={
          <div className="flex flex-wrap gap-2.5">
            {groups && (
              <ButtonLink to={dashboardPaths.dashboardAddonGroups()} variant="secondary" icon="puzzle-piece">
                Groups
              </ButtonLink>
            )}
            {canEdit && (
              <ButtonLink to={`${dashboardPaths.dashboardAddonNew()}${search}`} icon="plus" preventScrollReset>
                Add Addon
              </ButtonLink>
            )}
          </div>
        }
      />
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel="Search add-ons"
        filters={
          <>
            <SelectField
              label="Status"
              name="status"
              defaultValue={state.filters.status}
              placeholder="Any status"
              options={[
                { value: "active", label: "Active" },
                { value: "inactive", label: "Inactive" },
              ]}
              compact
            />
            {groups && (
              <SelectField
                label="Group"
                name="group"
                defaultValue={state.filters.group}
                placeholder="Any group"
                options={[
                  ...groups.map(({ id, name }) => ({ value: id, label: name })),
                  { value: "none", label: "Without a group" },
                ]}
                compact
              />
            )}
          </>
        }
        end={<ListExport area="dashboard" list="addons" state={state} total={total} row="add-on" />}
      >
        <AddonsTable {...list} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
