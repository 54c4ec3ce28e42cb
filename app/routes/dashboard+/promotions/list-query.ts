import type { ListState } from "~/lib/list-state";

/** The filters of both lists; each names its own sorts. */
export const promotionFilters = ["search", "status", "type", "valid_from", "valid_until"] as const;

/** What the host is asked for, pages aside; what makes no sense is left out. */
export function promotionQuery(restaurantId: string, { filters, sort }: ListState) {
  const { search, status, type, valid_from: from = "", valid_until: until = "" } = filters;
  return {
    restaurant_id: restaurantId,
    search,
    status: ["active", "scheduled", "expired", "inactive"].find((known) => known === status),
    type: ["percentage", "fixed"].find((known) => known === type),
    valid_from: isDay(from) ? from : undefined,
    valid_until: isDay(until) ? until : undefined,
    sort,
  };
}

const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
