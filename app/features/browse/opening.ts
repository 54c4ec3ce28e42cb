import { formatCents } from "@domain/money";
import { deliveryEstimate, estimateText, type MinuteRange, pickupEstimate } from "@domain/orders/delivery-estimate";
import { deliveryFeeAt, findNextFeeStep } from "@domain/orders/delivery-fee";
import { prayerPauses } from "@domain/prayer/pauses";
import { canDeliver, deliversTo, milesBetween } from "@domain/restaurants/delivery-area";
import { isOpenAt, nextOpening, type OpeningHours, parseOpeningHours } from "@domain/restaurants/opening-hours";
import { isPausedAt, nextOpeningText, openingText, opensAtLabel, opensAtText } from "@domain/restaurants/opening-text";
import type { Restaurant } from "~/host/restaurants.server";
import { memoize } from "~/lib/memoize";
import type { Coordinates } from "~/lib/place";
import type { Mode } from "~/session/cookies/preferences.server";
import type { BrowseMode } from "./choice";
import { soldOutText } from "./options";

export type Opening = Pick<
  Restaurant,
  "operatingHours" | "timeZone" | "specialDays" | "pausedUntil" | "ramadan" | "prayer" | "coordinates"
> & { isSoldOut?: boolean; soldOutUntil?: string | null };

/** Weekly hours, special days and pauses; null if the host provides no hours. Without a time zone, UTC is assumed. */
export const getOpeningHours = memoize(
  ({ operatingHours, prayer, coordinates, ...opening }: Opening): OpeningHours | null => {
    if (!operatingHours?.length) return null;
    const timeZone = opening.timeZone ?? "UTC";
    const pausesOn = prayerPauses({ latitude: coordinates?.lat, longitude: coordinates?.lng, timeZone }, prayer);
    return { ...parseOpeningHours(operatingHours, timeZone, opening), pausesOn };
  },
);

/** Each place's last text and its minute, as a cache: computing the texts took 7 % of a customer's home page. */
const cachedTexts = new WeakMap<Opening, { minute: number; text: string | null }>();

/** [FIND-7] "Opens tomorrow, 11:00 AM", "Closed" or "Sold out right now" while it takes no orders; null while open or if unknown. */
export function opensText(restaurant: Opening, now: Date): string | null {
  const minute = Math.floor(now.getTime() / 60_000);
  const cached = cachedTexts.get(restaurant);
  if (cached?.minute === minute) return cached.text;
  const text = opensTextAt(restaurant, now);
  // Hours and prayers change on the minute, but a pause may end within one.
  if (!restaurant.pausedUntil) cachedTexts.set(restaurant, { minute, text });
  return text;
}

function opensTextAt(restaurant: Opening, now: Date): string | null {
  const hours = restaurant.timeZone ? getOpeningHours(restaurant) : null;
  if (!hours || isOpenAt(hours, now)) return restaurant.isSoldOut ? soldOutText : null;
  const opening = nextOpening(hours, now);
  if (staysSoldOut(restaurant, opening)) return soldOutText;
  const opensAt = isPausedAt(hours, now) ? null : opening;
  return opensAt ? opensAtLabel(opensAt, hours.timeZone, now) : nextOpeningText(hours, now);
}

/** Whether nothing can be ordered even when it opens. */
const staysSoldOut = ({ isSoldOut = false, soldOutUntil = null }: Opening, opensAt: Date | null): boolean =>
  isSoldOut && (soldOutUntil === null || opensAt === null || new Date(soldOutUntil) > opensAt);

/** "Pauses for Asr until 4:10 PM" or "Not taking orders until 6:00 PM" while it pauses within its hours; else null. */
export function currentPauseText(restaurant: Opening, now: Date): string | null {
  const hours = restaurant.timeZone ? getOpeningHours(restaurant) : null;
  return hours && isPausedAt(hours, now) ? nextOpeningText(hours, now) : null;
}

/** "Open until 10:00 PM", "Open 24 hours", or when it opens; null if unknown. */
export function openUntilText(restaurant: Opening, now: Date): string | null {
  const hours = restaurant.timeZone ? getOpeningHours(restaurant) : null;
  return hours && (opensText(restaurant, now) ?? openingText(hours, now));
}

/** "The first opens at 6:00 AM." for places that are all closed; null if no opening is known. */
export function firstOpeningText(restaurants: readonly Opening[], now: Date): string | null {
  const openings = restaurants.flatMap((restaurant) => {
    const hours = restaurant.timeZone ? getOpeningHours(restaurant) : null;
    const opensAt = hours && nextOpening(hours, now);
    return opensAt && !staysSoldOut(restaurant, opensAt) ? [{ opensAt, timeZone: hours.timeZone }] : [];
  });
  const first = openings.sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime())[0];
  return first ? `The first ${opensAtText(first.opensAt, first.timeZone, now)}.` : null;
}

/** The visitor's location; null if unknown. */
export type From = { coordinates: Coordinates | null; zipCode: string | null } | null;
type Kitchen = Pick<
  Restaurant,
  | "preparationMinutes"
  | "coordinates"
  | "deliveryArea"
  | "isAreaComplete"
  | "deliveryFeeCents"
  | "deliveryTiers"
  | "deliverySteps"
>;

const onEarth = (point: Coordinates | null | undefined) =>
  point ? { latitude: point.lat, longitude: point.lng } : null;

/** Straight-line miles from the chosen address; null if either location is unknown. */
export const milesTo = (kitchen: Pick<Kitchen, "coordinates">, from: From): number | null =>
  milesBetween(onEarth(kitchen.coordinates), onEarth(from?.coordinates));

/** Delivery or pickup details for a card; null if unknown or out of reach. */
export function cardEstimate(kitchen: Kitchen, mode: BrowseMode, from: From) {
  const miles = milesTo(kitchen, from);
  if (mode !== "delivery") return { time: mode === "pickup" ? pickupTime(kitchen) : null, feeCents: null, miles };
  // No fee is shown unless delivery to the address is certain [FIND-4, FIND-19].
  const isKnown = deliversTo(kitchen.deliveryArea, toDestination(from));
  return isKnown ? { ...estimateDelivery(kitchen, from, miles), miles } : { time: null, feeCents: null, miles };
}

const toDestination = (from: From) => ({ point: onEarth(from?.coordinates), zipCode: from?.zipCode ?? null });

/** "0.8 mi", "16 mi", "2,470 mi" */
export const milesText = (miles: number): string =>
  `${miles < 9.95 ? miles.toFixed(1) : Math.round(miles).toLocaleString("en-US")} mi`;

/** [HOME-27] "25–35 min" for delivery or pickup, and "$0 delivery"; null if unknown or out of reach. */
export function estimateTime(kitchen: Kitchen, mode: Mode, from: From) {
  if (mode === "pickup") return { time: pickupTime(kitchen), fee: null };
  const { time, feeCents } = estimateDelivery(kitchen, from, milesTo(kitchen, from));
  return { time, fee: feeCents === null ? null : `${feeCents === 0 ? "$0" : formatCents(feeCents)} delivery` };
}

const pickupTime = ({ preparationMinutes }: Kitchen) => rangeText(pickupEstimate(preparationMinutes));

/** [FIND-1] Whether it delivers to the address; null if the address or the delivery area is unknown. */
export function isDelivered(
  { deliveryArea: area, isAreaComplete }: Pick<Kitchen, "deliveryArea" | "isAreaComplete">,
  from: From,
): boolean | null {
  if (isAreaComplete && !canDeliver(area)) return false;
  const there = toDestination(from);
  if (deliversTo(area, there)) return true;
  const namesZipCodes = area.zipCodes.length + area.excludedZipCodes.length > 0;
  const isKnown = milesBetween(area.point, there.point) !== null || (there.zipCode !== null && namesZipCodes);
  return isKnown ? false : null;
}

function estimateDelivery(kitchen: Kitchen, from: From, miles: number | null) {
  const isInReach = isDelivered(kitchen, from) !== false;
  return {
    time: isInReach ? rangeText(deliveryEstimate(kitchen.preparationMinutes, miles)) : null,
    feeCents: isInReach ? feeOver(kitchen, miles) : null,
  };
}

/** The fee in cents, as the quote will have it; null if it depends on an unknown distance. */
function feeOver({ deliveryFeeCents, deliveryTiers, deliverySteps }: Kitchen, miles: number | null): number | null {
  if (deliveryFeeCents === null || (miles === null && deliveryTiers.length > 0)) return null;
  return deliveryFeeAt({ feeCents: deliveryFeeCents, tiers: deliveryTiers, steps: deliverySteps }, miles);
}

/** "$0 from $30.00" if larger orders have a lower fee; otherwise null. */
export function cheaperText({ deliveryFeeCents, deliveryTiers, deliverySteps }: Kitchen): string | null {
  if (deliveryFeeCents === null) return null;
  const step = findNextFeeStep({ feeCents: deliveryFeeCents, tiers: deliveryTiers, steps: deliverySteps });
  return step && `${step.feeCents === 0 ? "$0" : formatCents(step.feeCents)} from ${formatCents(step.fromCents)}`;
}

const rangeText = (range: MinuteRange | null): string | null => range && estimateText(range);

/** The requested mode, unless the restaurant is known to offer only the other one. */
export function offeredMode(options: string[] | null, wanted: Mode): Mode {
  const has = (mode: Mode) => options?.some((option) => option.replaceAll("-", "") === mode) ?? true;
  const other = wanted === "delivery" ? "pickup" : "delivery";
  return !has(wanted) && has(other) ? other : wanted;
}

/** [FIND-1] Why it does not deliver to the address, as restaurant page and cart say it; null if it does, or if unknown. */
export function findDeliveryRefusal(
  kitchen: Pick<Kitchen, "coordinates" | "deliveryArea" | "isAreaComplete">,
  from: From,
): string | null {
  if (isDelivered(kitchen, from) !== false) return null;
  if (!canDeliver(kitchen.deliveryArea)) return "This place has not set a delivery area";
  const miles = milesTo(kitchen, from);
  return `This place does not deliver to your address${miles === null ? "" : `, ${milesText(miles)} away`}`;
}
