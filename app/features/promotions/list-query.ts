import { promotionStatuses } from "@domain/promotions/promotion-period";
import type { ListState } from "~/lib/lists/list-state";

/** The filters of both lists; each names its own sorts. */
export const promotionFilters = {
  filters: ["search", "status", "type", "valid_from", "valid_until"],
  days: ["valid_from", "valid_until"],
  choices: { status: promotionStatuses, type: ["percentage", "fixed"] },
} as const;

/** What the host is asked for, pages aside. */
export function promotionQuery(restaurantId: string, { filters, sort }: ListState) {
  const { search, status, type, valid_from, valid_until } = filters;
  return { restaurant_id: restaurantId, search, status, type, valid_from, valid_until, sort };
}
