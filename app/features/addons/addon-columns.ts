import type { ListState } from "~/lib/list-state";

/** What of the add-ons' table stands in its address. */
export const addonColumns = {
  filters: ["search", "status", "group"],
  choices: { status: ["active", "inactive"] },
  sorts: ["name", "price", "status", "group"],
  sort: "name",
} as const;

/** What the host is asked for; pages aside. */
export function addonQuery(restaurantId: string, { filters, sort }: ListState) {
  const { search, status, group } = filters;
  return { restaurant_id: restaurantId, search, status, group, sort };
}
