import type { AppLoadContext } from "@remix-run/node";
import { quoteCalls } from "@domain/contract/calls/orders";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { halalBadgeText } from "@domain/halal/halal-text";
import type { HalalState } from "@domain/halal/status";
import { defaultTimeZone } from "@domain/local-time";
import type { OrderType } from "@domain/orders/order-type";
import { type Address, listAddresses } from "~/host/accounts.server";
import { type Cart, findCart } from "~/host/carts.server";
import { isHostError, nullIfUnsupported } from "~/host/errors";
import { listOrderTimes } from "~/host/orders.server";
import { findCardFields } from "~/host/payments.server";
import { type Coupon, isUsable, listCoupons } from "~/host/promotions.server";
import { getRestaurant, type Restaurant } from "~/host/restaurants.server";
import { tableOf } from "~/session/cookies/cookies.server";
import { locationOf, modeOf } from "~/session/cookies/preferences.server";
import { etaText } from "./checkout-eta.server";
import { type Choices, noAddress } from "./choices";
import { listOrderTypes, toQuoteChoices, listSoldOutOptions, withoutDraft } from "./choices.server";
import { estimateQuote } from "./fallback-quote";
import { emptyTexts, failedTexts, missingTexts, type NoCheckoutTexts } from "./no-checkout-texts.server";
import {
  chosenOccasion,
  listOccasionDays,
  occasionText,
  type OccasionTile,
  occasionTiles,
  type OccasionTime,
  type QuarterHour,
  quartersAround,
  ramadanText,
  type RamadanText,
} from "./occasion-times";
import { type DayOfTimes, inSentence, markFull, momentText, resolveTime, timesByDay } from "./order-times";

/** Everything the checkout draws; amounts in cents. */
export interface CheckoutView {
  restaurant: { id: string; name: string; image: string | null; address: string | null; phone: string | null };
  /** [HALAL-10] What may be said of it today, in a sentence; null where nothing is. */
  halal: { state: HalalState; text: string } | null;
  cartId: string;
  choices: Choices & { type: OrderType };
  offeredTypes: OrderType[];
  addresses: Address[];
  /** Now can be ordered for: the place is open, and all of the cart is on a menu. */
  isOpen: boolean;
  /** "About 25–35 min, 1.2 mi away" or "Closed. Opens tomorrow at 11:00 AM"; null where it is not known. */
  asapHint: string | null;
  /** Why the chosen time will not do, in a sentence. */
  timeProblem: string | null;
  /** [PRAYER-4] Iftar and suhoor, where they can be ordered for. */
  occasions: OccasionTile[];
  /** [PRAYER-4] Of today around iftar; none outside of Ramadan. */
  quarters: QuarterHour[];
  /** "For iftar, arrives 5:05–5:15 PM", what is chosen of them. */
  occasion: string | null;
  ramadan: RamadanText | null;
  days: Omit<DayOfTimes, "times">[];
  /** "Today to Thursday" */
  daySpan: string;
  /** The times of the chosen day. */
  times: DayOfTimes["times"];
  /** "Tomorrow at 11:00 AM", the time a scheduled order is for; null: as soon as possible. */
  scheduled: string | null;
  coupons: { code: string; name: string; description: string | null }[];
  /** [RUSH-12] What can become of what is sold out; none where the host does not ask. */
  soldOutWishes: ReturnType<typeof listSoldOutOptions>;
  quote: Quote;
  /** What keeps the order from being placed, as far as no other part of the page says it. */
  notices: string[];
  /** What the choices mean to the host. */
  wanted: QuoteChoices;
  /** [PAY-16] */
  key: string;
  hasQuote: boolean;
  /** Why nobody can pay here, in a sentence. */
  paymentFault: string | null;
}

export type CheckoutPage =
  | { kind: "ready"; view: CheckoutView }
  | { kind: "missing"; texts: NoCheckoutTexts }
  | { kind: "empty"; restaurant: { id: string; name: string } | null; texts: NoCheckoutTexts }
  | { kind: "failed"; status: number; texts: NoCheckoutTexts };

/** The checkout of one restaurant's cart with these choices, in two rounds of calls at most. @throws HostError unauthenticated, not_found */
export async function loadCheckout(context: AppLoadContext, userId: string, choices: Choices): Promise<CheckoutPage> {
  if (!choices.restaurantId) return { kind: "missing", texts: missingTexts };
  try {
    return await load(context, userId, choices);
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated" || error.code === "not_found") throw error;
    context.logger.error({ err: error }, "A checkout could not be loaded");
    return { kind: "failed", status: error.status, texts: failedTexts };
  }
}

async function load(context: AppLoadContext, userId: string, given: Choices): Promise<CheckoutPage> {
  const { host } = context;
  const id = given.restaurantId;
  // Whoever scanned a table's code eats there, until they choose otherwise.
  const table = given.type === null || given.type === "dine-in" ? tableOf(context.cookies, id) : null;
  const choices = { ...given, table: given.table || (table ?? "") };
  const usual = modeOf(context.cookies) === "pickup" ? "takeaway" : "delivery";
  const type = choices.type ?? (table ? "dine-in" : usual);
  const now = new Date();
  const browsedFor = locationOf(context.cookies)?.addressId ?? null;
  const knownFrom = (addresses: Address[], times: OrderTimes | null): Known => ({
    addresses,
    firstAddress: addresses.find((entry) => entry.id === browsedFor) ?? addresses.find((entry) => entry.isDefault),
    isOpen: times?.isOpen ?? true,
    times: times?.times ?? [],
    timeZone: times?.time_zone ?? defaultTimeZone,
    now,
  });
  const answers = [listAddresses(host), listOrderTimes(host, id).catch(nullIfUnsupported)] as const;
  // Where an address will be put in, it is looked up first: a quote is the dearest of these calls.
  const asking =
    type === "delivery" && choices.address === null
      ? Promise.all(answers).then((told) => toQuoteChoices(resolve({ ...choices, type }, knownFrom(...told)), type))
      : Promise.resolve(toQuoteChoices(choices, type));
  const [asked, firstQuote, restaurant, cart, addresses, times, coupons, paymentFault] = await Promise.all([
    asking,
    asking.then((wanted) => host.call(quoteCalls.quoteOrder, { body: wanted })).catch(nullIfUnsupported),
    getRestaurant(host, id),
    findCart(host, id),
    ...answers,
    listCoupons(host, id),
    paymentFaultOf(context),
  ]);
  if (cart && given.cart && given.cart !== cart.id) return load(context, userId, withoutDraft(given));
  if (!cart || cart.lines.length === 0) {
    const place = restaurant && { id, name: restaurant.name };
    return { kind: "empty", restaurant: place, texts: emptyTexts(place) };
  }
  const zone = times?.time_zone ?? restaurant?.timeZone ?? defaultTimeZone;
  const isPlaceOpen = times?.isOpen ?? firstQuote?.isOpen ?? true;
  // [RUSH-18] What the order would refuse is not offered.
  const unservedNow = firstQuote?.served?.now ?? null;
  const isOpen = isPlaceOpen && unservedNow === null;
  const slots = firstQuote?.occasions ?? [];
  const known = { ...knownFrom(addresses, times), isOpen, timeZone: zone, slots };
  const unserved = new Set(firstQuote?.served?.unserved);
  known.times = known.times.filter((time) => !unserved.has(time));
  const resolved = resolve({ ...choices, type }, known);
  const wanted = toQuoteChoices(resolved, type);
  // The next opening, say, was put in for the customer: what it costs is asked again.
  const isSame = JSON.stringify(wanted) === JSON.stringify(asked);
  const quoted = firstQuote && !isSame ? await host.call(quoteCalls.quoteOrder, { body: wanted }) : firstQuote;
  const days = timesByDay(known.times, zone, now);
  const full = firstQuote?.fullTimes ?? [];
  const quarters = quartersAround(slots, { times: known.times, full, timeZone: zone, now });
  const tiles = occasionTiles(slots, resolved, { type, timeZone: zone, now, quarters });
  const tile = tiles.find(({ kind }) => kind === resolved.when);
  const quote = quoted ?? estimateQuote({ cart, coupons, code: choices.coupon }, now);
  const problems = quote.problems ?? [];
  const opens = !isPlaceOpen && times?.nextOpening ? momentText(times.nextOpening, zone, now) : null;
  const address = addresses.find((entry) => entry.id === resolved.address);
  return {
    kind: "ready",
    view: {
      restaurant: {
        id,
        name: cart.restaurantName,
        image: restaurant?.logo ?? cart.restaurantImage,
        address: addressOf(restaurant),
        phone: restaurant?.phone ?? null,
      },
      halal: halalOf(restaurant),
      cartId: cart.id,
      choices: resolved,
      offeredTypes: listOrderTypes(restaurant),
      addresses,
      isOpen,
      asapHint: isPlaceOpen
        ? (unservedNow ?? (await etaText(restaurant, type, address)))
        : opens
          ? `Closed. Opens ${inSentence(opens)}`
          : "Closed",
      timeProblem: problems.find(({ code }) => code === "restaurant_closed")?.message ?? null,
      occasions: tiles,
      quarters,
      occasion: tile ? occasionText(tile) : null,
      ramadan: ramadanText(slots, { timeZone: zone, now, town: address?.city ?? restaurant?.city ?? null }, restaurant),
      days: (tile ? listOccasionDays(slots, tile.kind, zone, now) : days).map(({ date, day }) => ({ date, day })),
      daySpan: [...new Set([days[0]?.day, days.at(-1)?.day])].filter(Boolean).join(" to "),
      times: tile ? [] : markFull(offeredOn(days, resolved, zone, now), full),
      scheduled: resolved.time ? momentText(resolved.time, zone, now) : null,
      coupons: coupons.filter((coupon) => isUsable(coupon, now)).map(couponView),
      soldOutWishes: listSoldOutOptions(quote),
      quote,
      notices: [
        ...problems.filter(({ code }) => !saidElsewhere.includes(code)).map(({ message }) => message),
        ...(paymentFault ? [paymentFault] : []),
      ],
      wanted,
      key: keyOf(context, userId, { cart, wanted, totalCents: quote.total }),
      hasQuote: quoted !== null,
      paymentFault,
    },
  };
}

/** Said at the address, at the time, and at the line itself. */
const saidElsewhere = ["address_required", "restaurant_closed", "item_unavailable"];

const halalOf = (restaurant: Restaurant | null): CheckoutView["halal"] =>
  restaurant?.halal && restaurant.halal.state !== "unstated"
    ? { state: restaurant.halal.state, text: halalBadgeText(restaurant.halal) }
    : null;

/** "214 North Main St, Bristol, CT 06010" */
const addressOf = (restaurant: Restaurant | null): string | null =>
  [restaurant?.address, restaurant?.place].filter(Boolean).join(", ") || null;

/** The times of the chosen day, with the chosen one even where it is no longer offered. */
function offeredOn(days: DayOfTimes[], { day, time }: Choices, timeZone: string, now: Date): DayOfTimes["times"] {
  const times = days.find(({ date }) => date === day)?.times ?? [];
  if (!time || times.some(({ value }) => value === time)) return times;
  return [...(timesByDay([time], timeZone, now)[0]?.times ?? []), ...times];
}

/**
 * The sandbox for a card provider is served by the host that brings it along. Behind a host elsewhere its pages cannot be
 * reached (docs/payments.md), and a host may know no card fields at all.
 */
async function paymentFaultOf({ host, settings }: AppLoadContext): Promise<string | null> {
  if (settings.isEmbedded) return null;
  const sentence = "Card payment is not set up here yet, so nothing can be ordered. Your cart is kept.";
  try {
    const fields = await findCardFields(host, settings.cardFields);
    return !fields || fields.sdkUrl.startsWith("/") ? sentence : null;
  } catch (error) {
    if (!isHostError(error)) throw error;
    return error.code === "not_found" ? sentence : null;
  }
}

const couponView = ({ code, name, description }: Coupon) => ({ code, name, description });

/** Of all that makes the amount; what the kitchen is told beside it changes none. */
function keyOf(
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

/** What choices are completed from. */
interface Known {
  /** Those for iftar and suhoor; left out before the host has said them. */
  slots?: readonly OccasionTime[];
  addresses: Address[];
  /** What counts until another is chosen. */
  firstAddress: Address | undefined;
  isOpen: boolean;
  times: string[];
  timeZone: string;
  now: Date;
}

type OrderTimes = Awaited<ReturnType<typeof listOrderTimes>>;

/** [ADDR-2, CHK-15] What was not chosen yet: the address that was browsed for, else the default one; the next opening while it is closed. */
function resolve(choices: Choices & { type: OrderType }, known: Known): Choices & { type: OrderType } {
  const own = known.addresses.find((entry) => entry.id === choices.address);
  const standard = choices.address === null ? known.firstAddress : undefined;
  const usual = known.isOpen || known.times.length === 0 ? "asap" : "later";
  if (choices.when !== "asap" && choices.when !== "later") {
    const slot = known.slots && chosenOccasion(known.slots, choices);
    if (slot) return { ...choices, address: (own ?? standard)?.id ?? noneOf(choices), day: slot.date, time: slot.at };
    // Before the host has said what there is, nothing is taken from what was chosen.
    if (!known.slots) return { ...choices, address: (own ?? standard)?.id ?? noneOf(choices) };
  }
  const when = choices.when === "later" ? "later" : usual;
  // The time of an iftar that somebody turned away from is no other time.
  const isOfMeal = known.slots?.some(({ at }) => at === choices.time);
  const asked = isOfMeal ? { ...choices, time: "" } : choices;
  const time = when === "later" ? resolveTime(asked, known) : { day: "", time: "" };
  return { ...choices, address: (own ?? standard)?.id ?? noneOf(choices), when, ...time };
}

const noneOf = ({ address }: Choices) => (address === null ? null : noAddress);
