import type { AppLoadContext } from "@remix-run/node";
import { quoteCalls } from "@domain/contract/calls/orders";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { halalBadgeText } from "@domain/halal/halal-text";
import type { HalalState } from "@domain/halal/status";
import { defaultTimeZone } from "@domain/local-time";
import type { OrderType } from "@domain/orders/order-type";
import { type Address, listAddresses } from "~/host/accounts.server";
import { type Cart, findCart } from "~/host/carts.server";
import { isHostError, nullIfUnsupported, rethrowUnlessHostError } from "~/host/errors";
import { listOrderTimes } from "~/host/orders.server";
import { findCardFields } from "~/host/payments.server";
import { type Coupon, isUsable, listCoupons } from "~/host/promotions.server";
import { findRestaurant, type Restaurant } from "~/host/restaurants.server";
import { inSentence } from "~/lib/text/order-text";
import { getTableLabel } from "~/session/cookies/cookies.server";
import { getLocation, getMode } from "~/session/cookies/preferences.server";
import { emptyTexts, etaText, failedTexts, missingTexts, type NoCheckoutTexts } from "./checkout-texts.server";
import { type Choices, noAddress } from "./choices";
import { listOrderTypes, listSoldOutOptions, toQuoteChoices, withoutDraft } from "./choices.server";
import { estimateQuote } from "./fallback-quote";
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
import { type DayOfTimes, markFull, orderTimeText, resolveTime, timesByDay } from "./order-times";

/** Everything that the checkout displays; amounts in cents. */
export interface CheckoutView {
  restaurant: { id: string; name: string; image: string | null; address: string | null; phone: string | null };
  /** [HALAL-10] Today's halal statement; null where there is none. */
  halal: { state: HalalState; text: string } | null;
  cartId: string;
  choices: Choices & { type: OrderType };
  offeredTypes: OrderType[];
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
  coupons: { code: string; name: string; description: string | null }[];
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

export type CheckoutPage =
  | { kind: "ready"; view: CheckoutView }
  | { kind: "missing"; texts: NoCheckoutTexts }
  | { kind: "empty"; restaurant: { id: string; name: string } | null; texts: NoCheckoutTexts }
  | { kind: "failed"; status: number; texts: NoCheckoutTexts };

/**
 * Loads the checkout of one restaurant's cart with these choices, in at most two rounds of calls. @throws HostError
 * unauthenticated, not_found
 */
export async function loadCheckout(context: AppLoadContext, userId: string, choices: Choices): Promise<CheckoutPage> {
  if (!choices.restaurantId) return { kind: "missing", texts: missingTexts };
  try {
    return await load(context, userId, choices);
  } catch (error) {
    rethrowUnlessHostError(error);
    if (error.code === "not_found") throw error;
    context.logger.error({ err: error }, "A checkout could not be loaded");
    return { kind: "failed", status: error.status, texts: failedTexts };
  }
}

async function load(context: AppLoadContext, userId: string, given: Choices): Promise<CheckoutPage> {
  const { host } = context;
  const id = given.restaurantId;
  // A visitor who scanned a table's code gets dine-in by default.
  const table = given.type === null || given.type === "dine-in" ? getTableLabel(context.cookies, id) : null;
  const choices = { ...given, table: given.table || (table ?? "") };
  const usual = getMode(context.cookies) === "pickup" ? "takeaway" : "delivery";
  const type = choices.type ?? (table ? "dine-in" : usual);
  const now = new Date();
  const browsedFor = getLocation(context.cookies)?.addressId ?? null;
  const knownFrom = (addresses: Address[], times: OrderTimes | null): Known => ({
    addresses,
    firstAddress: addresses.find((entry) => entry.id === browsedFor) ?? addresses.find((entry) => entry.isDefault),
    isOpen: times?.isOpen ?? true,
    times: times?.times ?? [],
    timeZone: times?.time_zone ?? defaultTimeZone,
    now,
  });
  const answers = [listAddresses(host), listOrderTimes(host, id).catch(nullIfUnsupported)] as const;
  // If an address will be filled in, it is loaded first, because a quote is the slowest of these calls.
  const asking =
    type === "delivery" && choices.address === null
      ? Promise.all(answers).then((results) =>
          toQuoteChoices(resolve({ ...choices, type }, knownFrom(...results)), type),
        )
      : Promise.resolve(toQuoteChoices(choices, type));
  const [asked, firstQuote, restaurant, cart, addresses, times, coupons, paymentFault] = await Promise.all([
    asking,
    asking.then((wanted) => host.call(quoteCalls.quoteOrder, { body: wanted })).catch(nullIfUnsupported),
    findRestaurant(host, id),
    findCart(host, id),
    ...answers,
    listCoupons(host, id),
    findPaymentProblem(context),
  ]);
  if (cart && given.cart && given.cart !== cart.id) return load(context, userId, withoutDraft(given));
  if (!cart || cart.lines.length === 0) {
    const place = restaurant && { id, name: restaurant.name };
    return { kind: "empty", restaurant: place, texts: emptyTexts(place) };
  }
  const zone = times?.time_zone ?? restaurant?.timeZone ?? defaultTimeZone;
  const isPlaceOpen = times?.isOpen ?? firstQuote?.isOpen ?? true;
  // [RUSH-18] Times that the order would refuse are not offered.
  const unservedNow = firstQuote?.served?.now ?? null;
  const isOpen = isPlaceOpen && unservedNow === null;
  const slots = firstQuote?.occasions ?? [];
  const known = { ...knownFrom(addresses, times), isOpen, timeZone: zone, slots };
  const unserved = new Set(firstQuote?.served?.unserved);
  known.times = known.times.filter((time) => !unserved.has(time));
  const resolved = resolve({ ...choices, type }, known);
  const wanted = toQuoteChoices(resolved, type);
  // A default was filled in, such as the next opening time, so a new quote is needed.
  const isSame = JSON.stringify(wanted) === JSON.stringify(asked);
  const quoted = firstQuote && !isSame ? await host.call(quoteCalls.quoteOrder, { body: wanted }) : firstQuote;
  const days = timesByDay(known.times, zone, now);
  const full = firstQuote?.fullTimes ?? [];
  const quarters = quartersAround(slots, { times: known.times, full, timeZone: zone, now });
  const tiles = occasionTiles(slots, resolved, { type, timeZone: zone, now, quarters });
  const tile = tiles.find(({ kind }) => kind === resolved.when);
  const quote = quoted ?? estimateQuote({ cart, coupons, code: choices.coupon }, now);
  const problems = quote.problems ?? [];
  const opens = !isPlaceOpen && times?.nextOpening ? orderTimeText(times.nextOpening, zone, now) : null;
  const address = addresses.find((entry) => entry.id === resolved.address);
  return {
    kind: "ready",
    view: {
      restaurant: {
        id,
        name: cart.restaurantName,
        image: restaurant?.logo ?? cart.restaurantImage,
        address: formatAddress(restaurant),
        phone: restaurant?.phone ?? null,
      },
      halal: toHalalNote(restaurant),
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
      scheduled: resolved.time ? orderTimeText(resolved.time, zone, now) : null,
      coupons: coupons.filter((coupon) => isUsable(coupon, now)).map(couponView),
      soldOutPreferences: listSoldOutOptions(quote),
      quote,
      notices: [
        ...problems.filter(({ code }) => !saidElsewhere.includes(code)).map(({ message }) => message),
        ...(paymentFault ? [paymentFault] : []),
      ],
      wanted,
      key: createPaymentKey(context, userId, { cart, wanted, totalCents: quote.total }),
      hasQuote: quoted !== null,
      paymentFault,
    },
  };
}

/** Displayed at the address, the time, or the line itself. */
const saidElsewhere = ["address_required", "restaurant_closed", "item_unavailable"];

const toHalalNote = (restaurant: Restaurant | null): CheckoutView["halal"] =>
  restaurant?.halal && restaurant.halal.state !== "unstated"
    ? { state: restaurant.halal.state, text: halalBadgeText(restaurant.halal) }
    : null;

/** "214 North Main St, Bristol, CT 06010" */
const formatAddress = (restaurant: Restaurant | null): string | null =>
  [restaurant?.address, restaurant?.place].filter(Boolean).join(", ") || null;

/** The times of the chosen day, including the chosen one even if it is no longer offered. */
function offeredOn(days: DayOfTimes[], { day, time }: Choices, timeZone: string, now: Date): DayOfTimes["times"] {
  const times = days.find(({ date }) => date === day)?.times ?? [];
  if (!time || times.some(({ value }) => value === time)) return times;
  return [...(timesByDay([time], timeZone, now)[0]?.times ?? []), ...times];
}

/**
 * The payment sandbox is served by our own host. Behind another host its pages cannot be reached (docs/payments.md),
 * and that host may have no card fields.
 */
async function findPaymentProblem({ host, settings }: AppLoadContext): Promise<string | null> {
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

/** The data that defaults are taken from. */
interface Known {
  /** Slots for iftar and suhoor; undefined until the host has sent them. */
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

/** [ADDR-2, CHK-15] Fills in defaults: the address that was browsed for, else the default one, and the next opening time while the restaurant is closed. */
function resolve(choices: Choices & { type: OrderType }, known: Known): Choices & { type: OrderType } {
  const own = known.addresses.find((entry) => entry.id === choices.address);
  const standard = choices.address === null ? known.firstAddress : undefined;
  const usual = known.isOpen || known.times.length === 0 ? "asap" : "later";
  if (choices.when !== "asap" && choices.when !== "later") {
    const slot = known.slots && chosenOccasion(known.slots, choices);
    if (slot)
      return { ...choices, address: (own ?? standard)?.id ?? missingAddress(choices), day: slot.date, time: slot.at };
    // Until the host has sent what is available, the choices stay.
    if (!known.slots) return { ...choices, address: (own ?? standard)?.id ?? missingAddress(choices) };
  }
  const when = choices.when === "later" ? "later" : usual;
  // An iftar time makes no sense once iftar is deselected.
  const isOfMeal = known.slots?.some(({ at }) => at === choices.time);
  const asked = isOfMeal ? { ...choices, time: "" } : choices;
  const time = when === "later" ? resolveTime(asked, known) : { day: "", time: "" };
  return { ...choices, address: (own ?? standard)?.id ?? missingAddress(choices), when, ...time };
}

const missingAddress = ({ address }: Choices) => (address === null ? null : noAddress);
