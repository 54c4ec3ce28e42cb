import { addDays, defaultTimeZone, localDate } from "@domain/local-time";
import { isInProgress } from "@domain/orders/order-status";
import { ramadanDay } from "@domain/prayer/hijri";
import type { Host } from "~/host/client/host";
import { listOrders, type Order } from "~/host/orders.server";
import { deadlineText } from "~/lib/text/order-text";

type MealOrder = Pick<Order, "status" | "occasion" | "scheduledFor"> & {
  restaurant: Pick<Order["restaurant"], "timeZone">;
};

/** [PRAYER-5] "14 for iftar, 5:20 PM": unfinished orders by meal and due time, the earliest first. */
export function mealsAhead(orders: readonly MealOrder[], now: Date): string[] {
  const groups = new Map<string, { count: number; order: MealOrder }>();
  for (const order of orders) {
    if (!order.occasion || !order.scheduledFor || order.status === "ready" || !isInProgress(order.status)) continue;
    const key = `${order.scheduledFor} ${order.occasion}`;
    groups.set(key, { count: (groups.get(key)?.count ?? 0) + 1, order });
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { count, order }]) => `${count} for ${mealText(order, now) ?? ""}`);
}

/** "iftar, 5:20 PM"; null for an order that is not for such a meal. */
export const mealText = ({ occasion, scheduledFor, restaurant }: MealOrder, now: Date): string | null =>
  occasion && scheduledFor ? `${occasion}, ${deadlineText(scheduledFor, restaurant.timeZone, now)}` : null;

const maxOrders = 100;

/** The same for a restaurant's orders; the host is only queried during Ramadan and the week before it. */
export async function readMealsAhead(host: Pick<Host, "call">, restaurantId: string, now: Date): Promise<string[]> {
  const date = localDate(now, defaultTimeZone);
  const isNear = [-1, 0, 3, 8].some((days) => ramadanDay(addDays(date, days)) !== null);
  if (!isNear) return [];
  const query = { restaurant_id: restaurantId, status: "placed,accepted,preparing", per_page: maxOrders };
  return mealsAhead((await listOrders(host, query)).orders, now);
}
