import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { countFilters } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "~/features/admin-lists/list-export";
import { inactiveList } from "~/features/admin-lists/inactive-list.server";
import { InactiveTable } from "./inactive-table";

export const meta = () => [{ title: "Inactive Restaurants · HalalGo" }];

/** [ADMIN-5, ADMIN-6] */
export const loader = (args: LoaderFunctionArgs) => inactiveList.page(args);

export default function InactiveRestaurants() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Inactive Restaurants"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Inactive Restaurants" }]}
      />
      <ListCard
        path={deskPaths.adminInactive()}
        state={state}
        total={total}
        searchLabel="Search restaurants"
        filters={
          <SelectField
            label="Status"
            name="status"
            defaultValue={state.filters.status}
            placeholder="Any status"
            options={[
              { value: "pending", label: "Pending" },
              { value: "rejected", label: "Rejected" },
              { value: "suspended", label: "Suspended" },
            ]}
            compact
          />
        }
        end={<ListExport list="inactive-restaurants" state={state} total={total} row="restaurant" />}
      >
        <InactiveTable state={state} rows={rows} isFiltered={countFilters(state) > 0 || total > 0} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
