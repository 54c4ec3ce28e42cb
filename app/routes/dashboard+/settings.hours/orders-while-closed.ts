import { localDate } from "@domain/local-time";
import { isOpenAt, type OpeningHours } from "@domain/restaurants/opening-hours";
import type { Order } from "~/host/orders.server";

type ScheduledOrder = Pick<Order, "id" | "orderId" | "scheduledFor">;

/**
 * [SET-3] Orders for later on a special day that closes then: they were placed before it was set, and stay. Not those of a night that
 * began the day before. Soonest first.
 */
export const ordersWhileClosed = <Row extends ScheduledOrder>(orders: readonly Row[], hours: OpeningHours) =>
  orders
    .flatMap((order) => (order.scheduledFor ? [{ ...order, scheduledFor: order.scheduledFor }] : []))
    .filter(({ scheduledFor }) => {
      const at = new Date(scheduledFor);
      return hours.specialDays?.get(localDate(at, hours.timeZone))?.isOpen === false && !isOpenAt(hours, at);
    })
    .toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor));
