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
  const isWithinHours = openAt(now);
  const evaluate = (place: BrowsePlace): EvaluatedPlace => {
    const miles = milesBetween(place.area.point, destination?.point ?? null);
    const feeCents = mode === "delivery" ? feeTo(place, miles) : null;
    const minutes = minutesTo(place, mode, miles);
    const halal = place.halal && getHalalSummary(place.halal.evidence, place.halal.timeZone, now);
    const isSoldOut = isSoldOutAt(place, now);
    const isOpen = !isSoldOut && isWithinHours(place.hours);
    return { place, miles, isOpen, isSoldOut, feeCents, minutes, halal };
  };
  const evaluateInReach = (place: BrowsePlace) => {
    if (!hasMode(place, mode)) return null;
    const evaluated = evaluate(place);
    return isInReach(evaluated, context) ? evaluated : null;
  };
  return { evaluateInReach, evaluate };
}

/** [FIND-7] Whether nothing on its menu can be ordered. */
export const isSoldOutAt = ({ soldOutUntil }: Pick<BrowsePlace, "soldOutUntil">, now: Date): boolean =>
  soldOutUntil !== null && now.getTime() < soldOutUntil;

/** Whether a place offers delivery or pickup; one whose modes are unknown offers both. */
const hasMode = ({ modes }: BrowsePlace, mode: BrowseMode): boolean => modes?.includes(mode) ?? true;

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

/**
 * Opening states by hours, each valid from one time to another (epoch milliseconds). Cached because between two lists hardly any of a
 * thousand places opens or closes.
 */
const openStates = new WeakMap<OpeningHours, { from: number; until: number; isOpen: boolean }>();

/** Whether places are open now; unknown hours count as open. Places may share one hours object. */
function openAt(now: Date): (hours: OpeningHours | null) => boolean {
  const at = now.getTime();
  return (hours) => {
    if (hours === null) return true;
    const cached = openStates.get(hours);
    if (cached && cached.from <= at && at < cached.until) return cached.isOpen;
    const { isOpen, until } = openStateAt(hours, now);
    openStates.set(hours, { from: at, until: until.getTime(), isOpen });
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
  const nearest = places
    .filter((place) => hasMode(place, "pickup"))
    .map(evaluate)
    .filter((evaluated) => halal.every((filter) => passesHalal(evaluated.halal, filter)))
    .flatMap((evaluated) => (evaluated.miles === null ? [] : { evaluated, miles: evaluated.miles }))
    .sort((one, other) => one.miles - other.miles);
  const total = nearest.filter(({ miles }) => miles <= nearestPickupMiles).length;
  return { places: nearest.slice(0, total === 0 ? 1 : nearestShown).map(({ evaluated }) => evaluated), total };
}
