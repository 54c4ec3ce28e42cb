import { deliveryEstimate, distanceMiles } from "@domain/delivery-estimate";
import { isRunning } from "@domain/order-status";
import type { AppLoadContext } from "@remix-run/node";
import type { Order } from "~/host/orders.server";
import { getRestaurant } from "~/host/restaurants.server";
import { locateTypedAddress } from "~/places/typed-address.server";
import { momentText, timeText } from "~/lib/order-text";

/** When a running order is due, in words: what the system knows and nothing more. */
export interface Arrival {
  label: string;
  /** The largest text: "7:10–7:20". */
  clock: string;
  /** "PM", smaller. */
  half: string;
}

/** How wide an estimate of an arrival is, in minutes. */
const widthMinutes = 10;

/**
 * null when the order is over, the kitchen has not said, or the time it said has passed. A delivery whose way is known arrives
 * after the kitchen's time; otherwise the kitchen's own time is told.
 */
export async function arrivalOf(context: AppLoadContext, order: Order, now: Date): Promise<Arrival | null> {
  if (!isRunning(order.status) || order.status === "ready") return null;
  const zone = order.restaurant.timeZone;
  if (order.scheduledFor) {
    const [day = "", time = ""] = momentText(order.scheduledFor, zone, now).split(" at ");
    return { ...partsOf(time), label: `Scheduled, ${day}` };
  }
  if (!order.estimatedReadyAt) return null;
  const ready = new Date(order.estimatedReadyAt);
  const travel = order.orderType === "delivery" ? await travelMinutes(context, order) : null;
  if (travel === null) {
    if (ready < now) return null;
    return { ...partsOf(timeText(order.estimatedReadyAt, zone)), label: "Ready about" };
  }
  const from = roundUp(new Date(ready.getTime() + travel * 60_000));
  const to = new Date(from.getTime() + widthMinutes * 60_000);
  if (to < now) return null;
  const [start, end] = [partsOf(timeText(from.toISOString(), zone)), partsOf(timeText(to.toISOString(), zone))];
  const clock = start.half === end.half ? `${start.clock}–${end.clock}` : `${start.clock} ${start.half}–${end.clock}`;
  return { label: "Arriving about", clock, half: end.half };
}

const partsOf = (text: string) => ({ clock: text.slice(0, -3), half: text.slice(-2) });

const stepMs = 5 * 60_000;
const roundUp = (at: Date): Date => new Date(Math.ceil(at.getTime() / stepMs) * stepMs);

/** Minutes on the road; null when one of the two places is not known. */
async function travelMinutes({ host }: AppLoadContext, order: Order): Promise<number | null> {
  const to = order.deliveryAddress;
  if (!to) return null;
  const [restaurant, place] = await Promise.all([
    getRestaurant(host, order.restaurant.id).catch(() => null),
    locateTypedAddress(`${to.address}, ${to.city} ${to.zipcode}`),
  ]);
  if (!restaurant?.coordinates || !place) return null;
  const { lat, lng } = restaurant.coordinates;
  const miles = distanceMiles({ latitude: lat, longitude: lng }, { latitude: place.lat, longitude: place.lng });
  return deliveryEstimate(0, miles)?.from ?? null;
}
