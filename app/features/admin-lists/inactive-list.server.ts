import { restaurantColumns } from "@domain/contract/restaurant";
import { narrow, restaurantExportColumns } from "~/features/admin-restaurants/restaurant-list.server";
import { getApplicationNews } from "~/features/applications/application-parts";
import { adminList } from "~/features/lists/list.server";
import { type AdminRestaurant, listInactiveRestaurants } from "~/host/admin-restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

/** [ADMIN-5, ADMIN-6] The host does not paginate it; the longest waiting come first. */
export const inactiveList = adminList<AdminRestaurant & { news: string | null }>({
  title: "Inactive Restaurants",
  row: ["restaurant", "restaurants"],
  name: "inactive-restaurants",
  path: dashboardPaths.adminInactive(),
  columns: {
    filters: ["search", "status", "from", "to"],
    days: ["from", "to"],
    choices: { status: ["pending", "rejected", "suspended"] },
    sorts: restaurantColumns,
    sort: "registered",
  },
  exportColumns: restaurantExportColumns,
  read: async (host, { state, page, perPage: limit }) => {
    const rows = (await listInactiveRestaurants(host)).map((row) => ({
      ...row,
      news: row.application && row.status === "pending" ? getApplicationNews(row.application) : null,
    }));
    return narrow(rows, { ...state, page, limit });
  },
});
