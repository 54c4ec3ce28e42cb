import { getHalalSummary, type HalalFilter, passesHalal } from "@domain/halal/status";
import { deliveryMinutes } from "@domain/orders/delivery-estimate";
import { deliveryFeeAt } from "@domain/orders/delivery-fee";
import { deliversTo, milesBetween } from "@domain/restaurants/delivery-area";
import { openStateAt, type OpeningHours } from "@domain/restaurants/opening-hours";
import type { BrowseContext, BrowseMode, BrowsePlace, EvaluatedPlace } from "./place";

/** [FIND-5] Radius of the pickup suggestions shown when no place delivers. Miles. */
export const nearestPickupMiles = 60;
const nearestShown = 3;

/** Evaluates places for one visitor: reach, distance, opening state, fee and time. */
export interface PlaceEvaluator {
  /** Null if the place is out of reach. */
  evaluateInReach: (place: BrowsePlace) => EvaluatedPlace | null;
  /** Regardless of reach. */
  evaluate: (place: BrowsePlace) => EvaluatedPlace;
}

/** [FIND-1, FIND-3, FIND-4] Creates an evaluator for the visitor's location and mode. */
export function createPlaceEvaluator(context: BrowseContext): PlaceEvaluator {
  const { destination, mode, now } = context;
  const isOpen = openAt(now);
  const seeAnyway = (place: BrowsePlace): EvaluatedPlace => {
    const miles = milesBetween(place.area.point, destination?.point ?? null);
    const feeCents = mode === "delivery" ? feeTo(place, miles) : null;
    const minutes = minutesTo(place, mode, miles);
    const halal = place.halal && getHalalSummary(place.halal.evidence, place.halal.timeZone, now);
    return { place, miles, isOpen: isOpen(place.hours), feeCents, minutes, halal };
  };
  const see = (place: BrowsePlace) => {
    const seen = offers(place, mode) ? seeAnyway(place) : null;
    return seen && isInReach(seen, context) ? seen : null;
  };
  return { evaluateInReach: see, evaluate: seeAnyway };
}

const offers = ({ modes }: BrowsePlace, mode: BrowseMode): boolean => modes?.includes(mode) ?? true;

function isInReach(
  { place: { area }, miles }: EvaluatedPlace,
  { destination, mode, withinMiles, keepsUnknown }: BrowseContext,
) {
  if (destination === null) return true;
  const isUnknown = area.point === null && area.zipCodes.length === 0;
  if (keepsUnknown && (isUnknown || (miles === null && mode !== "delivery"))) return true;
  return mode === "delivery" ? deliversTo(area, destination) : miles !== null && miles <= withinMiles;
}

/** Delivery fee in cents, assuming that the place delivers there. */
const feeTo = ({ area, fee }: BrowsePlace, miles: number | null): number | null =>
  fee && deliveryFeeAt({ feeCents: fee.feeCents, steps: fee.steps, tiers: area.tiers }, miles);

function minutesTo({ preparationMinutes }: BrowsePlace, mode: BrowseMode, miles: number | null): number | null {
  if (mode !== "delivery" || preparationMinutes === null) return preparationMinutes;
  return miles === null ? null : deliveryMinutes(preparationMinutes, miles);
}

/** The last known state of hours, in milliseconds: of a thousand places hardly any opens or closes between two lists. */
const states = new WeakMap<OpeningHours, { from: number; until: number; isOpen: boolean }>();

/** Whether places are open now; unknown hours count as open. Places may share one hours object. */
function openAt(now: Date): (hours: OpeningHours | null) => boolean {
  const at = now.getTime();
  return (hours) => {
    if (hours === null) return true;
    const known = states.get(hours);
    if (known && known.from <= at && at < known.until) return known.isOpen;
    const { isOpen, until } = openStateAt(hours, now);
    states.set(hours, { from: at, until: until.getTime(), isOpen });
    return isOpen;
  };
}

/**
 * [FIND-5] If nothing is in reach: the three nearest places for pickup within 60 miles and their total, otherwise the single
 * nearest and 0. Nearest first.
 * @param halal the filters they must pass
 */
export function listNearestForPickup(
  places: readonly BrowsePlace[],
  context: Omit<BrowseContext, "mode" | "withinMiles">,
  halal: readonly HalalFilter[] = [],
): { places: EvaluatedPlace[]; total: number } {
  if (context.destination === null) return { places: [], total: 0 };
  const { evaluate } = createPlaceEvaluator({ ...context, mode: "pickup", withinMiles: nearestPickupMiles });
  const known = places
    .filter((place) => offers(place, "pickup"))
    .map(evaluate)
    .filter((seen) => halal.every((filter) => passesHalal(seen.halal, filter)))
    .flatMap((seen) => (seen.miles === null ? [] : { seen, miles: seen.miles }))
    .sort((one, other) => one.miles - other.miles);
  const total = known.filter(({ miles }) => miles <= nearestPickupMiles).length;
  return { places: known.slice(0, total === 0 ? 1 : nearestShown).map(({ seen }) => seen), total };
}
