import { type AdminRestaurant, listAllRestaurants } from "~/host/admin.server";
import { deskPaths } from "~/lib/desk-paths";
import { adminList } from "../lists/admin-list.server";
import { restaurantExportColumns } from "../lists/restaurant-export";

/** [ADMIN-3] All restaurants; the host searches and pages them. */
export const restaurantList = adminList<AdminRestaurant>({
  title: "Restaurants",
  row: ["restaurant", "restaurants"],
  name: "restaurants",
  path: deskPaths.adminRestaurants(),
  columns: { filters: ["search", "status"], sorts: ["newest"], sort: "newest" },
  exportColumns: restaurantExportColumns,
  async read(host, { state, page, perPage }) {
    const { filters, sort } = state;
    const { restaurants, total } = await listAllRestaurants(host, { ...filters, sort, page, per_page: perPage });
    return { rows: restaurants, total };
  },
});
