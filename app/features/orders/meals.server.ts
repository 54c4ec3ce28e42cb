import { orderCalls } from "@domain/contract/calls/orders";
import { addDays, defaultTimeZone, localDate } from "@domain/local-time";
import { isInProgress } from "@domain/orders/order-status";
import { ramadanDay } from "@domain/prayer/hijri";
import type { Host } from "~/host/client/host";
import { nullIfUnsupported } from "~/host/errors";
import { listOrders, type Order } from "~/host/orders.server";
import { deadlineText } from "~/lib/text/order-text";

type MealOrder = Pick<Order, "status" | "occasion" | "scheduledFor"> & {
  restaurant: Pick<Order["restaurant"], "timeZone">;
};

/** The orders of one meal at one time. */
export interface MealAhead {
  /** "14 for iftar, 5:20 PM" */
  text: string;
  /** The value of the order list's filter for these. */
  filter: string;
}

/** [PRAYER-5] Orders that are not ready yet, by meal and due time, the earliest first. */
export function mealsAhead(orders: readonly MealOrder[], now: Date): MealAhead[] {
  const groups = new Map<string, { count: number; order: MealOrder }>();
  for (const order of orders) {
    if (order.status === "ready" || !isInProgress(order.status)) continue;
    const filter = findMealFilter(order);
    if (filter) groups.set(filter, { count: (groups.get(filter)?.count ?? 0) + 1, order });
  }
  const dueAt = ({ order }: { order: MealOrder }) => Date.parse(order.scheduledFor ?? "");
  return [...groups]
    .sort(([, one], [, other]) => dueAt(one) - dueAt(other))
    .map(([filter, { count, order }]) => ({ text: `${count} for ${mealText(order, now) ?? ""}`, filter }));
}

/** "iftar 2027-02-20T22:20:00.000Z"; null for an order that is not for such a meal. */
export const findMealFilter = ({ occasion, scheduledFor }: Pick<MealOrder, "occasion" | "scheduledFor">) =>
  occasion && scheduledFor ? `${occasion} ${new Date(scheduledFor).toISOString()}` : null;

/** "iftar, 5:20 PM"; null for an order that is not for such a meal. */
export const mealText = ({ occasion, scheduledFor, restaurant }: MealOrder, now: Date): string | null =>
  occasion && scheduledFor ? `${occasion}, ${deadlineText(scheduledFor, restaurant.timeZone, now)}` : null;

/** [PRAYER-5] A page of orders with those for one meal together, the earliest meal first, then the others in their order. */
export function groupByMeal<T extends { mealFilter: string | null }>(rows: readonly T[]): T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    if (row.mealFilter) groups.set(row.mealFilter, [...(groups.get(row.mealFilter) ?? []), row]);
  }
  const time = (filter: string) => filter.split(" ")[1] ?? "";
  const meals = [...groups].sort(([one], [other]) => (time(one) < time(other) ? -1 : 1));
  return [...meals.flatMap(([, group]) => group), ...rows.filter(({ mealFilter }) => mealFilter === null)];
}

const maxOrders = 100;

/**
 * The meals that a restaurant has orders for, as the host counts them; it is only asked in Ramadan and the week before it. For a host
 * that does not count them, the newest orders are read.
 */
export async function readMealsAhead(host: Pick<Host, "call">, restaurantId: string, now: Date): Promise<MealAhead[]> {
  const date = localDate(now, defaultTimeZone);
  const isNear = [-1, 0, 3, 8].some((days) => ramadanDay(addDays(date, days)) !== null);
  if (!isNear) return [];
  const counting = host.call(orderCalls.countOrders, { query: { restaurant_id: restaurantId, meals: true } });
  const counted = await counting.catch(nullIfUnsupported);
  if (counted?.meals) {
    return counted.meals.map(({ occasion, scheduled_for: scheduledFor, time_zone: timeZone, count }) => ({
      text: `${count} for ${mealText({ occasion, scheduledFor, status: "placed", restaurant: { timeZone } }, now) ?? ""}`,
      filter: findMealFilter({ occasion, scheduledFor }) ?? "",
    }));
  }
  const query = { restaurant_id: restaurantId, status: "placed,accepted,preparing", per_page: maxOrders };
  return mealsAhead((await listOrders(host, query)).orders, now);
}
