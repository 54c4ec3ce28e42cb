import { addDays, toInstant, toLocal } from "@domain/local-time";
import { isRunning, type OrderActor, type OrderStatus } from "@domain/orders/order-status";
import type { DemoOrder, DemoRestaurant } from "./content";

export interface DemoStep {
  status: OrderStatus;
  at: Date;
  actor: OrderActor;
}

const minuteMs = 60_000;

/** How long ago an order that is still under way was placed, in minutes: nothing may wait longer than kitchens let it (keep-fresh.ts). */
const minutesUnderWay: Partial<Record<OrderStatus, number>> = { placed: 2, accepted: 7, preparing: 14, ready: 31 };

/** The steps an order took, the last being its status. Never in the future, however early in the day the demo is loaded. */
export function stepsOf(order: DemoOrder, place: DemoRestaurant, now: Date, index: number): DemoStep[] {
  const placed = placedAt(order, place, now, index).getTime();
  const at = (minutes: number) => new Date(Math.min(placed + minutes * minuteMs, now.getTime()));
  const ready = 5 + place.preparationMinutes;
  const step = (status: OrderStatus, minutes: number, actor: OrderActor = "restaurant"): DemoStep => ({
    status,
    at: at(minutes),
    actor,
  });
  const start = step("placed", 0, "customer");
  if (order.status === "rejected") return [start, step("rejected", 4)];
  if (order.status === "cancelled") return [start, step("cancelled", 3, "customer")];
  const whole = [
    start,
    step("accepted", 2),
    step("preparing", 5),
    step("ready", ready),
    step("completed", ready + (order.orderType === "delivery" ? 14 : 6)),
  ];
  return whole.slice(0, stepCount(order.status));
}

const way: readonly OrderStatus[] = ["placed", "accepted", "preparing", "ready", "completed"];

/** How many steps an order has taken that stands there, and was not turned down. */
export const stepCount = (status: OrderStatus): number => way.indexOf(status) + 1;

/** How long ago the order was placed, in milliseconds; null once it is over. */
export function ageUnderWay({ status }: Pick<DemoOrder, "status">, index: number): number | null {
  const underWay = minutesUnderWay[status];
  return isRunning(status) && underWay !== undefined ? underWay * minuteMs + (index % 5) * 20_000 : null;
}

function placedAt(order: DemoOrder, place: DemoRestaurant, now: Date, index: number): Date {
  const age = ageUnderWay(order, index);
  if (age !== null) return new Date(now.getTime() - age);
  const date = addDays(toLocal(now, place.timeZone).date, -order.daysAgo);
  const wanted = toInstant(date, order.hour * 60 + ((index * 17) % 60), place.timeZone).getTime();
  // An order of today whose hour is still to come is an hour and a half old instead.
  return new Date(Math.min(wanted, now.getTime() - (90 + (index % 40)) * minuteMs));
}
