import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listInactiveRestaurants } from "~/host/admin.server";
import { countFilters, listHref, readListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { FilterPanel } from "~/ui/desk/filter-panel";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { Pagination } from "~/ui/pagination";
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
  const path = deskPaths.adminInactive();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Inactive Restaurants"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Inactive Restaurants" }]}
      />
      <FilterPanel
        key={JSON.stringify(state)}
        action={path}
        count={countFilters(state)}
        clearHref={path}
        kept={{ sort: state.sort, limit: state.limit === 10 ? null : state.limit }}
      >
        <TextField label="Search" name="search" defaultValue={state.filters.search} compact maxLength={120} />
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
      </FilterPanel>
      <InactiveTable state={state} rows={rows} isFiltered={countFilters(state) > 0 || total > 0} />
      <div className="mt-4">
        <Pagination
          page={state.page}
          pageSize={state.limit}
          total={total}
          hrefFor={(page, limit) => listHref(path, { ...state, page, limit })}
        />
      </div>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
