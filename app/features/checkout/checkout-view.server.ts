import type { AppLoadContext } from "@remix-run/node";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { halalBadgeText } from "@domain/halal/halal-text";
import type { HalalState } from "@domain/halal/status";
import type { OrderType } from "@domain/orders/order-type";
import type { Address } from "~/host/accounts.server";
import type { Cart } from "~/host/carts.server";
import type { Restaurant } from "~/host/restaurants.server";
import { findAsapHint } from "./checkout-texts.server";
import type { CheckoutChoices } from "./choices";
import { listOrderTypes, listSoldOutOptions } from "./choices.server";
import { listCouponChoices, type ListedCoupon } from "./coupon-choices.server";
import type { TypedChoices } from "./default-choices";
import { estimateQuote } from "./fallback-quote";
import type { FetchedCheckout } from "./fetch-checkout.server";
import {
  listOccasionDays,
  occasionText,
  type OccasionTile,
  occasionTiles,
  type QuarterHour,
  quartersAround,
  ramadanText,
  type RamadanText,
} from "./occasion-times";
import { type DayOfTimes, markFull, orderTimeText, timesByDay } from "./order-times";
import { describeShownHalal } from "./shown-halal.server";

/** Everything that the checkout displays; amounts in cents. */
export interface CheckoutView {
  restaurant: { id: string; name: string; image: string | null; address: string | null; phone: string | null };
  /** [HALAL-10] Today's halal statement; null where there is none. */
  halal: { state: HalalState; text: string } | null;
  /** [HALAL-13] What is agreed to with the total; null where it is not known. */
  shownHalal: string | null;
  /** The value of Place Order: the key, the total and what is said about halal. */
  placing: string;
  cartId: string;
  choices: TypedChoices;
  offeredTypes: OrderType[];
  /** Why the chosen type is not possible: the restaurant has stopped offering it. */
  typeProblem: string | null;
  addresses: Address[];
  /** Whether it can be ordered for now: the restaurant is open, and its menus with the cart's items are served. */
  isOpen: boolean;
  /** "About 25–35 min, 1.2 mi away" or "Closed. Opens tomorrow at 11:00 AM"; null where it is not known. */
  asapHint: string | null;
  /** Why the chosen time is not possible. */
  timeProblem: string | null;
  /** [PRAYER-4] Iftar and suhoor, where they can be ordered for. */
  occasions: OccasionTile[];
  /** [PRAYER-4] Today's times around iftar; none outside of Ramadan. */
  quarters: QuarterHour[];
  /** "For iftar, arrives 5:05–5:15 PM", if one is chosen. */
  occasion: string | null;
  ramadan: RamadanText | null;
  days: Omit<DayOfTimes, "times">[];
  /** "Today to Thursday" */
  daySpan: string;
  /** The times of the chosen day. */
  times: DayOfTimes["times"];
  /** "Tomorrow at 11:00 AM", the chosen time; null: as soon as possible. */
  scheduled: string | null;
  /** [CHK-6] Usable ones first. */
  coupons: ListedCoupon[];
  /** [RUSH-12] The sold-out preferences on offer; none where the host has none. */
  soldOutPreferences: ReturnType<typeof listSoldOutOptions>;
  quote: Quote;
  /** Problems that prevent the order and are not displayed elsewhere on the page. */
  notices: string[];
  /** The choices as the host's quote takes them. */
  wanted: QuoteChoices;
  /** [PAY-16] */
  key: string;
  hasQuote: boolean;
  /** Why payment is not possible here. */
  paymentFault: string | null;
}

interface ResolvedCheckout {
  userId: string;
  cart: Cart;
  fetched: FetchedCheckout;
  /** With defaults. */
  choices: TypedChoices;
  /** The choices as the host's quote takes them. */
  wanted: QuoteChoices;
  /** null where the host has no quotes. */
  hostQuote: Quote | null;
}

/** What the checkout displays. */
export async function toCheckoutView(
  context: AppLoadContext,
  { userId, cart, fetched, choices, wanted, hostQuote }: ResolvedCheckout,
): Promise<CheckoutView> {
  const { restaurant, coupons, paymentFault, firstQuote, options } = fetched;
  const { addresses, slots, now, timeZone } = options;
  const days = timesByDay(options.times, timeZone, now);
  const full = firstQuote?.fullTimes ?? [];
  const quarters = quartersAround(slots, { times: options.times, full, timeZone, now });
  const tiles = occasionTiles(slots, choices, { type: choices.type, timeZone, now, quarters });
  const tile = tiles.find(({ kind }) => kind === choices.when);
  const quote = hostQuote ?? estimateQuote({ cart, coupons, code: choices.coupon }, now);
  const problems = quote.problems ?? [];
  const address = addresses.find((entry) => entry.id === choices.address);
  const key = createPaymentKey(context, userId, { cart, wanted, totalCents: quote.total });
  const shownHalal = describeShownHalal(restaurant?.halal ?? null, quote.lines);
  const offeredTypes = listOrderTypes(restaurant);
  return {
    restaurant: {
      id: choices.restaurantId,
      name: cart.restaurantName,
      image: restaurant?.logo ?? cart.restaurantImage,
      address: formatAddress(restaurant),
      phone: restaurant?.phone ?? null,
    },
    halal: toHalalNote(restaurant),
    shownHalal,
    placing: [key, quote.total, ...(shownHalal ? [shownHalal] : [])].join(":"),
    cartId: cart.id,
    choices,
    offeredTypes,
    typeProblem:
      problems.find(({ code }) => code === "order_type_unavailable")?.message ??
      (offeredTypes.includes(choices.type) ? null : noLongerOffered(cart.restaurantName)),
    addresses,
    isOpen: options.isOpen,
    asapHint: await findAsapHint(fetched, choices.type, address),
    timeProblem: problems.find(({ code }) => code === "restaurant_closed")?.message ?? null,
    occasions: tiles,
    quarters,
    occasion: tile ? occasionText(tile) : null,
    ramadan: ramadanText(slots, { timeZone, now, town: address?.city ?? restaurant?.city ?? null }, restaurant),
    days: (tile ? listOccasionDays(slots, tile.kind, timeZone, now) : days).map(({ date, day }) => ({ date, day })),
    daySpan: [...new Set([days[0]?.day, days.at(-1)?.day])].filter(Boolean).join(" to "),
    times: tile ? [] : markFull(listTimesOfDay(days, choices, timeZone, now), full),
    scheduled: choices.time ? orderTimeText(choices.time, timeZone, now) : null,
    coupons: listCouponChoices(coupons, quote, now),
    soldOutPreferences: listSoldOutOptions(quote),
    quote,
    notices: [
      ...problems.filter(({ code }) => !displayedElsewhere.includes(code)).map(({ message }) => message),
      ...(paymentFault ? [paymentFault] : []),
    ],
    wanted,
    key,
    hasQuote: hostQuote !== null,
    paymentFault,
  };
}

/** For a host without quotes. */
const noLongerOffered = (name: string) => `${name} does not offer this any more. Please choose another way.`;

/** Displayed at the type, the address, the time, or the line itself. */
const displayedElsewhere = ["order_type_unavailable", "address_required", "restaurant_closed", "item_unavailable"];

const toHalalNote = (restaurant: Restaurant | null): CheckoutView["halal"] =>
  restaurant?.halal && restaurant.halal.state !== "unstated"
    ? { state: restaurant.halal.state, text: halalBadgeText(restaurant.halal) }
    : null;

/** "214 North Main St, Bristol, CT 06010" */
const formatAddress = (restaurant: Restaurant | null): string | null =>
  [restaurant?.address, restaurant?.place].filter(Boolean).join(", ") || null;

/** The times of the chosen day, including the chosen one even if it is no longer offered. */
function listTimesOfDay(
  days: DayOfTimes[],
  { day, time }: CheckoutChoices,
  timeZone: string,
  now: Date,
): DayOfTimes["times"] {
  const times = days.find(({ date }) => date === day)?.times ?? [];
  if (!time || times.some(({ value }) => value === time)) return times;
  return [...(timesByDay([time], timeZone, now)[0]?.times ?? []), ...times];
}

/** Derived from everything that determines the amount, but not from notes to the kitchen. */
function createPaymentKey(
  { checkoutKey }: AppLoadContext,
  customerId: string,
  { cart, wanted, totalCents }: { cart: Cart; wanted: QuoteChoices; totalCents: number },
): string {
  const { note: _, table: __, ifSoldOut: ___, ...terms } = wanted;
  const lines = cart.lines.map(({ id, menuItemId, size, addonNames, quantity, unitCents }) =>
    JSON.stringify([id, menuItemId, size, [...addonNames].sort(), quantity, unitCents]),
  );
  return checkoutKey({ customerId, cartId: cart.id, lines, terms: { ...terms, totalCents } });
}
