import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listAllRestaurants } from "~/host/admin.server";
import { readListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { RouteError } from "~/ui/route-error";
import { RestaurantsTable } from "./restaurants-table";

export const meta = () => [{ title: "Restaurants · HalalGo" }];

const columns = { filters: ["search", "status"], sorts: ["newest"], sort: "newest" } as const;

/** [ADMIN-3, ROUTE-11] All restaurants; the host searches and pages them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const state = readListState(new URL(request.url).searchParams, columns);
  const { page, limit, sort, filters } = state;
  const { restaurants, total } = await listAllRestaurants(context.host, { ...filters, sort, page, per_page: limit });
  // A host that pages nothing answers with all there is.
  const from = total === null ? (page - 1) * limit : 0;
  return { state, rows: restaurants.slice(from, from + limit), total: total ?? restaurants.length };
}

export default function Restaurants() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead title="Restaurants" crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Restaurants" }]} />
      <ListCard
        path={deskPaths.adminRestaurants()}
        state={state}
        total={total}
        searchLabel="Search by name or cuisine"
        filters={
          <SelectField
            label="Status"
            name="status"
            defaultValue={state.filters.status}
            placeholder="Any status"
            options={[
              { value: "approved", label: "Active" },
              { value: "pending", label: "Pending" },
              { value: "rejected", label: "Rejected" },
            ]}
            compact
          />
        }
      >
        <RestaurantsTable state={state} rows={rows} />
      </ListCard>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
