import type { AppLoadContext } from "@remix-run/node";
import { defaultTimeZone } from "@domain/local-time";
import { isOpenAt, type OpeningHours, parseOpeningHours } from "@domain/restaurants/opening-hours";
import { nullIfFailed } from "~/host/errors";
import { listOrders, type Order } from "~/host/orders.server";
import type { findHours } from "~/host/settings.server";
import { momentInSentence } from "~/lib/text/order-text";

/** The restaurant's orders that nobody cooks yet; none where the host does not list orders, or fails. */
export async function listWaitingOrders(
  { host, logger }: Pick<AppLoadContext, "host" | "logger">,
  restaurantId: string,
): Promise<Order[]> {
  const waiting = { restaurant_id: restaurantId, status: "placed,accepted", per_page: 100 };
  const failed = nullIfFailed(logger, "Orders while closed not loaded; page shown without them");
  return (await listOrders(host, waiting).catch(failed))?.orders ?? [];
}

/** Those of them that are outside the saved hours by now, with the moment they are for in words; none where the hours are unknown. */
export function toClosedOrders(waiting: readonly Order[], saved: Awaited<ReturnType<typeof findHours>>, now: Date) {
  if (!saved) return [];
  const { operating_hours: week, special_days: specialDays, ramadan, time_zone: timeZone } = saved;
  const hours = parseOpeningHours(week, timeZone ?? defaultTimeZone, {
    specialDays: specialDays ?? [],
    ramadan: ramadan ?? null,
  });
  return ordersWhileClosed(waiting, hours, now).map(({ id, orderId, scheduledFor }) => ({
    id,
    number: orderId,
    when: momentInSentence(scheduledFor, hours.timeZone, now),
  }));
}

type ScheduledOrder = Pick<Order, "id" | "orderId" | "scheduledFor">;

/**
 * [SET-3] Orders for a later time that is outside the hours by now: they were placed before these were changed, and stay. Soonest
 * first. Pauses close nothing: who pauses goes on with what was ordered.
 */
export const ordersWhileClosed = <Row extends ScheduledOrder>(
  orders: readonly Row[],
  hours: Omit<OpeningHours, "pausedUntil" | "pausesOn">,
  now: Date,
) =>
  orders
    .flatMap((order) => (order.scheduledFor ? [{ ...order, scheduledFor: order.scheduledFor }] : []))
    .filter(({ scheduledFor }) => {
      const at = new Date(scheduledFor);
      return at > now && !isOpenAt(hours, at);
    })
    .toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
