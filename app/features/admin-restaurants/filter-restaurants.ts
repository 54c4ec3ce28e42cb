import { defaultTimeZone, toLocalTime } from "@domain/local-time";
import type { AdminRestaurant } from "~/host/admin-restaurants.server";
import { filterRows } from "~/lib/lists/filter-rows";
import type { ListState } from "~/lib/lists/list-state";

/** A restaurant as the tables display it. */
export type RestaurantRow = Omit<AdminRestaurant, "cuisine" | "logo" | "application">;

/** [ADMIN-3, ADMIN-6] Filters and paginates here, for a host that returns all rows. */
export const narrow = <Row extends RestaurantRow>(rows: readonly Row[], state: ListState) =>
  filterRows(rows, state, {
    textOf: ({ name, ownerEmail, phone, address, category }) => [name, ownerEmail, phone, address, category],
    valueOf: getColumnValue,
    matches: ({ status, createdAt }, { status: asked, from, to }) =>
      (!asked || wireStatus(status) === asked) && isWithin(createdAt, from, to),
  });

/** Days in New York's time zone, both included; a missing date never matches. */
function isWithin(moment: string | null, from = "", to = ""): boolean {
  if (!from && !to) return true;
  if (!moment) return false;
  const { date } = toLocalTime(new Date(moment), defaultTimeZone);
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
