import { type AdminRestaurant, listInactiveRestaurants } from "~/host/admin.server";
import { deskPaths } from "~/lib/desk-paths";
import { adminList } from "../lists/admin-list.server";
import { restaurantExportColumns } from "../lists/restaurant-export";
import { inactiveColumns, narrow } from "./narrow";

/** [ADMIN-5, ADMIN-6] The host gives them all at once. */
export const inactiveList = adminList<AdminRestaurant>({
  title: "Inactive Restaurants",
  row: ["restaurant", "restaurants"],
  name: "inactive-restaurants",
  path: deskPaths.adminInactive(),
  columns: inactiveColumns,
  exportColumns: restaurantExportColumns,
  read: async (host, { state, page, perPage: limit }) =>
    narrow(await listInactiveRestaurants(host), { ...state, page, limit }),
});
