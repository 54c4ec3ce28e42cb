import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listInactiveRestaurants } from "~/host/admin.server";
import { countFilters, readListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { RouteError } from "~/ui/route-error";
import { InactiveTable } from "./inactive-table";
import { inactiveColumns, narrow } from "./narrow";

export const meta = () => [{ title: "Inactive Restaurants · HalalGo" }];

/** [ADMIN-5, ADMIN-6] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const state = readListState(new URL(request.url).searchParams, inactiveColumns);
  return { state, ...narrow(await listInactiveRestaurants(context.host), state) };
}

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
            ]}
            compact
          />
        }
      >
        <InactiveTable state={state} rows={rows} isFiltered={countFilters(state) > 0 || total > 0} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
