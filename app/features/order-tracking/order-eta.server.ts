import { minuteMs } from "@domain/duration";
import { deliveryEstimate, distanceMiles } from "@domain/orders/delivery-estimate";
import { isInProgress } from "@domain/orders/order-status";
import type { OrderType } from "@domain/orders/order-type";
import type { Order } from "~/host/orders.server";
import { momentText, timeText } from "~/lib/text/order-text";
import { locateTypedAddress } from "~/places/typed-address.server";

/** The expected time of an open order, in words; only what is known. */
export interface Eta {
  label: string;
  /** The largest text: "7:10–7:20". */
  clock: string;
  /** "PM", smaller. */
  half: string;
}

/** [RUSH-10] Whether the kitchen has set another time than the ordered one. */
const isMoved = ({ scheduledFor: ordered, estimatedReadyAt: estimated }: Order) =>
  Boolean(ordered && estimated && Date.parse(ordered) !== Date.parse(estimated));

/** Minutes between the earliest and latest estimated arrival. */
const widthMinutes = 10;

/**
 * null when the order is over, the kitchen has set no time, or it has passed. A delivery of known distance arrives
 * after the kitchen's time; otherwise the kitchen's own time is used.
 */
export async function estimateArrival(order: Order, now: Date): Promise<Eta | null> {
  if (!isInProgress(order.status) || order.status === "ready") return null;
  const zone = order.restaurant.timeZone;
  if (order.scheduledFor && !isMoved(order)) {
    const [day = "", time = ""] = momentText(order.scheduledFor, zone, now).split(" at ");
    if (new Date(order.scheduledFor) < now) return null;
    const lead = order.occasion ? `For ${order.occasion},` : scheduledFor[order.orderType];
    return { ...splitTime(time), label: `${lead} ${inSentence(day)}` };
  }
  if (!order.estimatedReadyAt) return null;
  const ready = new Date(order.estimatedReadyAt);
  const travel = order.orderType === "delivery" ? ((await wayTo(order))?.minutes ?? null) : null;
  if (travel === null) {
    if (ready < now) return null;
    return { ...splitTime(timeText(order.estimatedReadyAt, zone)), label: "Ready about" };
  }
  const from = roundUp(new Date(ready.getTime() + travel * minuteMs));
  const to = new Date(from.getTime() + widthMinutes * minuteMs);
  if (to < now) return null;
  const [start, end] = [splitTime(timeText(from.toISOString(), zone)), splitTime(timeText(to.toISOString(), zone))];
  const clock = start.half === end.half ? `${start.clock}–${end.clock}` : `${start.clock} ${start.half}–${end.clock}`;
  return { label: "Arriving about", clock, half: end.half };
}

const scheduledFor: Record<OrderType, string> = {
  delivery: "Scheduled for",
  takeaway: "Pickup scheduled for",
  "dine-in": "Your table is for",
};

/** "today", "tomorrow"; weekdays and months keep their capital. */
const inSentence = (day: string): string => (day.includes(",") ? day : day.toLowerCase());

const splitTime = (text: string) => ({ clock: text.slice(0, -3), half: text.slice(-2) });

const stepMs = 5 * minuteMs;
const roundUp = (at: Date): Date => new Date(Math.ceil(at.getTime() / stepMs) * stepMs);

/** Distance and minutes on the road; null when one of the two locations is unknown. */
async function wayTo(order: Order): Promise<{ miles: number; minutes: number } | null> {
  const miles = order.deliveryAddress?.miles ?? (await milesToText(order));
  const estimate = miles === null ? null : deliveryEstimate(0, miles);
  return estimate && miles !== null ? { miles, minutes: estimate.from } : null;
}

/** Of an order that does not say how far it goes: from the restaurant to what its address names, at best a ZIP code's center. */
async function milesToText({ restaurant, deliveryAddress: to }: Order): Promise<number | null> {
  const { latitude, longitude } = restaurant;
  if (!to || typeof latitude !== "number" || typeof longitude !== "number") return null;
  const place = await locateTypedAddress(`${to.address}, ${to.city} ${to.zipcode}`);
  return place && distanceMiles({ latitude, longitude }, { latitude: place.lat, longitude: place.lng });
}

/** A delivery's distance, and when it must leave: once it is ready, or in time for the promised time. */
export async function estimateDeparture(
  order: Order,
): Promise<{ miles: number; minutes: number; at: string | null } | null> {
  if (order.orderType !== "delivery" || !isInProgress(order.status)) return null;
  const way = await wayTo(order);
  if (!way) return null;
  const { scheduledFor, estimatedReadyAt } = order;
  const promised = scheduledFor && !isMoved(order) ? Date.parse(scheduledFor) - way.minutes * minuteMs : null;
  return { ...way, at: promised === null ? (estimatedReadyAt ?? null) : new Date(promised).toISOString() };
}
