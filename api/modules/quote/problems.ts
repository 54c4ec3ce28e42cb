import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { loadOpeningHours } from "@api/modules/restaurants/opening-hours";
import type { ErrorCode } from "@domain/contract/errors";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { unservedTimes } from "@domain/menu/serving";
import { scheduleLead } from "@domain/orders/accept-deadline";
import type { OrderType } from "@domain/orders/order-type";
import { findMinimumProblem } from "@domain/orders/pricing";
import { canDeliver } from "@domain/restaurants/delivery-area";
import { canOrderFor, isOpenAt, nextOpening, type OpeningHours, orderTimes } from "@domain/restaurants/opening-hours";
import { openingText } from "@domain/restaurants/opening-text";
import { findServingProblem, type SellableLine } from "./lines";
import { findCapacityProblem, listOccasions, resolveOccasion } from "./occasions";
import type { QuoteRestaurant } from "./restaurant";

/** Why an order cannot be placed yet; the code is that of the refusal. */
export interface QuoteProblem {
  code: ErrorCode;
  message: string;
}

export interface OrderContext {
  restaurant: QuoteRestaurant;
  orderType: OrderType;
  /** Whether staff read the sentences: a till has an order, and its guest's address. */
  isCounter: boolean;
  /** Null: no address chosen. */
  deliveryCity: string | null;
  /** The address is farther away than the restaurant delivers. */
  isOutOfReach: boolean;
  lineProblems: readonly (string | null)[];
  /** For lines not served at the order's time. */
  notServed: readonly string[];
  /** Whether another time serves every line. */
  hasServedTime: boolean;
  subtotalCents: number;
  /** A message when the kitchen is closed at the order's time. */
  closed: string | null;
}

const typeNames: Record<OrderType, string> = { delivery: "delivery", takeaway: "takeaway", "dine-in": "dine-in" };

const customerWords = {
  addressRequired: "Please select a delivery address",
  address: "your address",
  empty: "Your cart is empty",
  remove: "Please remove it from your cart.",
};

const counterWords: typeof customerWords = {
  addressRequired: "Please enter the delivery address",
  address: "an address",
  empty: "This order has no dishes",
  remove: "Please remove it from the order.",
};

/** Every problem, in the order a customer should solve them [CHK-13]. */
export function listProblems(placing: OrderContext): QuoteProblem[] {
  const { restaurant, orderType } = placing;
  const words = placing.isCounter ? counterWords : customerWords;
  const problems: QuoteProblem[] = [];
  const add = (code: ErrorCode, message: string) => problems.push({ code, message });
  if (orderType === "delivery" && placing.deliveryCity === null) add("address_required", words.addressRequired);
  if (placing.isOutOfReach) {
    // The city alone may be wrong: a place may leave out a ZIP code of its own city.
    const where = placing.deliveryCity === null ? "this address" : `${words.address} in ${placing.deliveryCity}`;
    add(
      "address_out_of_reach",
      canDeliver(restaurant.deliveryArea)
        ? `${restaurant.name} does not deliver to ${where}. Choose another address.`
        : `${restaurant.name} has not said where it delivers. Choose another way.`,
    );
  }
  if (!restaurant.isOrderable) add("restaurant_unavailable", `${restaurant.name} is not taking orders at the moment.`);
  if (placing.lineProblems.length === 0) add("cart_empty", words.empty);
  for (const problem of placing.lineProblems) if (problem) add("item_unavailable", `${problem} ${words.remove}`);
  if (!restaurant.orderTypes.includes(orderType)) {
    add(
      "order_type_unavailable",
      `${restaurant.name} does not offer ${typeNames[orderType]}. Please choose another way.`,
    );
  }
  const lacking = findMinimumProblem(restaurant.name, restaurant.minimumOrderCents, placing.subtotalCents);
  if (placing.lineProblems.length > 0 && lacking) add("minimum_order", lacking);
  if (placing.closed) add("restaurant_closed", placing.closed);
  // Staff may still sell it at the counter: only the time is a problem, not the item.
  const wayOut = placing.hasServedTime
    ? "Choose another time, or remove it from your cart."
    : "No time you can choose suits everything in your cart, so please remove it.";
  for (const sentence of placing.notServed) add("restaurant_closed", `${sentence} ${wayOut}`);
  return problems;
}

export interface Opening {
  isOpen: boolean;
  /** The next opening; null when open. */
  nextOpening: Date | null;
  /** The order's time; null: as soon as possible. */
  scheduledFor: Date | null;
  /** [PRAYER-4] The available Ramadan meals, and the one this order is for. */
  occasions: NonNullable<Quote["occasions"]>;
  occasion: NonNullable<Quote["occasion"]> | null;
  fullTimes: string[];
  served: Quote["served"];
  /** Whether every line is served now while it is open, at an offered time, or for an offered meal. */
  hasServedTime: boolean;
  /** A message why the order cannot be placed for that time, or null [CHK-15]. */
  closed: string | null;
}

interface Asking {
  restaurant: QuoteRestaurant;
  choices: Pick<QuoteChoices, "scheduledFor" | "occasion">;
  /** The delivery address, or the restaurant for pickup. */
  point: { latitude: number; longitude: number } | null;
  lines: readonly SellableLine[];
}

/** Checks an order's time against opening hours, special days, pauses and Ramadan slots. @throws ApiError validation_failed */
export async function checkOpening(db: Db, asking: Asking, now: Date): Promise<Opening> {
  const { restaurant, choices, point, lines } = asking;
  const hours = await loadOpeningHours(db, {
    id: restaurant.id,
    time_zone: restaurant.timeZone,
    paused_until: restaurant.pausedUntil,
  });
  const isOpen = isOpenAt(hours, now);
  const meals = await listOccasions(db, { restaurant, hours, point, lines }, now);
  const { served, isServedLater } = findServing(asking, hours, now);
  const opening = {
    isOpen,
    nextOpening: nextOpening(hours, now),
    ...meals,
    occasion: null,
    served,
    hasServedTime:
      isServedLater || (isOpen && !served?.now) || meals.occasions.some(({ unserved }) => unserved === null),
  };
  if (!choices.scheduledFor) {
    const closed = opening.isOpen
      ? null
      : `${restaurant.name}: ${openingText(hours, now)}. Please choose a time to order for.`;
    return { ...opening, scheduledFor: null, closed };
  }
  const scheduledFor = new Date(choices.scheduledFor);
  if (Number.isNaN(scheduledFor.getTime())) {
    const message = "Please choose a valid time.";
    throw new ApiError("validation_failed", message, { errors: { scheduledFor: message } });
  }
  const kind = choices.occasion ?? null;
  const isFull = () => findCapacityProblem(db, { restaurant, hours, at: scheduledFor, kind }, now);
  if (choices.occasion) {
    const found = resolveOccasion({ ...asking, hours, kind: choices.occasion, at: scheduledFor }, now);
    if ("closed" in found) return { ...opening, scheduledFor, closed: found.closed };
    const { slot } = found;
    const occasion = { kind: slot.kind, prayerAt: slot.prayerAt.toISOString() };
    return { ...opening, occasion, scheduledFor, closed: await isFull() };
  }
  const closed = canOrderFor(hours, scheduledFor, now, scheduleLead(restaurant).minimum)
    ? await isFull()
    : `${restaurant.name} cannot take an order for that time. Please choose another.`;
  return { ...opening, scheduledFor, closed };
}

/**
 * [RUSH-18] The item that prevents ordering for now, and the offered times at which an item is not served; null when everything
 * is always served. With it, whether everything is served at any offered time.
 */
function findServing({ restaurant, lines }: Asking, hours: OpeningHours, now: Date) {
  const bound = lines.filter(({ item }) => item && item.menus.length > 0);
  if (bound.length === 0) return { served: null, isServedLater: true };
  const times = orderTimes(hours, now, scheduleLead(restaurant).offered);
  const unserved = bound.flatMap(({ item }) => unservedTimes(item?.menus ?? [], times, restaurant.timeZone));
  const without = new Set(unserved.map((time) => time.toISOString()));
  const served: Quote["served"] = {
    now: bound.flatMap((line) => findServingProblem(line, now, now) ?? [])[0] ?? null,
    unserved: [...without].sort(),
  };
  return { served, isServedLater: times.some((time) => !without.has(time.toISOString())) };
}
