import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "~/features/admin-lists/list-export";
import { restaurantList } from "~/features/admin-restaurants/restaurant-list.server";
import { RestaurantsTable } from "./restaurants-table";

export const meta = () => [{ title: "Restaurants · HalalGo" }];

/** [ADMIN-3, ROUTE-11] */
export const loader = (args: LoaderFunctionArgs) => restaurantList.page(args);

export default function Restaurants() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead title="Restaurants" crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Restaurants" }]} />
      <ListCard
        path={deskPaths.adminRestaurants()}
        state={state}
        total={total}
        searchLabel="Search by name, owner or place"
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
              { value: "suspended", label: "Suspended" },
            ]}
            compact
          />
        }
        end={<ListExport list="restaurants" state={state} total={total} row="restaurant" />}
      >
        <RestaurantsTable state={state} rows={rows} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
