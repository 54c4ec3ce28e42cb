import { restaurantColumns } from "@domain/contract/restaurant";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { statusWord } from "~/features/admin-restaurants/status-badge";
import { adminList } from "~/features/lists/list.server";
import { type AdminRestaurant, listAllRestaurants } from "~/host/admin-restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { filterRows } from "~/lib/lists/filter-rows";
import type { ListState } from "~/lib/lists/list-state";
import { type ExportColumn, momentValue } from "~/lib/lists/table-export.server";
import { phoneText } from "~/lib/text/phone-text";

/** Columns of the export of restaurants. */
export const restaurantExportColumns: readonly ExportColumn<AdminRestaurant>[] = [
  { head: "Restaurant name", value: (row) => row.name, width: 28 },
  { head: "Owner email", value: (row) => row.ownerEmail, width: 30 },
  { head: "Phone", value: (row) => row.phone && phoneText(row.phone), width: 18 },
  { head: "Address", value: (row) => row.address, width: 40 },
  { head: "Category", value: (row) => row.category, width: 16 },
  { head: "Status", value: (row) => statusWord(row.status), width: 12 },
  { head: "Reason", value: (row) => row.reason, width: 40 },
  { head: "Registered", value: (row) => momentValue(row.createdAt, defaultTimeZone), width: 20, isMoment: true },
];

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

/** A restaurant as the tables display it. */
export type RestaurantRow = Omit<AdminRestaurant, "cuisine" | "logo" | "application">;

/** [ADMIN-3, ADMIN-6] Filters and paginates here, for a host that returns all rows. */
export const narrow = <Row extends RestaurantRow>(rows: readonly Row[], state: ListState) =>
  filterRows(rows, state, {
    textOf: ({ name, ownerEmail, phone, address, category }) => [name, ownerEmail, phone, address, category],
    valueOf: getColumnValue,
    matches: ({ status, createdAt }, { status: wanted, from, to }) =>
      (!wanted || wireStatus(status) === wanted) && isWithin(createdAt, from, to),
  });

/** Days in New York's time zone, both included; a missing date never matches. */
function isWithin(moment: string | null, from = "", to = ""): boolean {
  if (!from && !to) return true;
  if (!moment) return false;
  const date = localDate(new Date(moment), defaultTimeZone);
  return date >= from && (!to || date <= to);
}

/** The status as filters and hosts name it. */
const wireStatus = (status: RestaurantRow["status"]) => (status === "active" ? "approved" : status);

function getColumnValue(row: RestaurantRow, column: string): string {
  if (column === "name") return row.name;
  if (column === "email") return row.ownerEmail ?? "";
  if (column === "category") return row.category ?? "";
  return column === "status" ? wireStatus(row.status) : (row.createdAt ?? "");
}
