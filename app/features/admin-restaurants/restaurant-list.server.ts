import { restaurantColumns } from "@domain/contract/restaurant";
import { restaurantExportColumns } from "~/features/admin-lists/restaurant-export.server";
import { adminList } from "~/features/lists/list.server";
import { type AdminRestaurant, listAllRestaurants } from "~/host/admin-restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { narrow } from "./filter-restaurants";

const columns = {
  filters: ["search", "status"],
  choices: { status: ["approved", "pending", "rejected", "suspended"] },
  sorts: restaurantColumns,
  sort: "-registered",
} as const;

/** [ADMIN-3] All restaurants. The host searches, sorts and paginates; where it does not, this app does. */
export const restaurantList = adminList<AdminRestaurant>({
  title: "Restaurants",
  row: ["restaurant", "restaurants"],
  name: "restaurants",
  path: dashboardPaths.adminRestaurants(),
  columns,
  exportColumns: restaurantExportColumns,
  async read(host, { state, page, perPage }) {
    const { filters, sort } = state;
    const { restaurants, total } = await listAllRestaurants(host, { ...filters, sort, page, per_page: perPage });
    return total === null ? narrow(restaurants, { ...state, page, limit: perPage }) : { rows: restaurants, total };
  },
});
