import { type Coordinates, distanceMiles, maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { DeliveryTier } from "@domain/orders/delivery-fee";

/**
 * [FIND-1] The only rule for where a place delivers. Lists, cards, restaurant page, cart, quote and order use it, so that a place
 * listed for an address is also accepted by the quote (decision 049).
 */
export interface DeliveryArea {
  /** Location of the place; null if unknown, and then only its ZIP codes count. */
  point: Coordinates | null;
  /** Set by the owner; null: only ZIP codes, or as far as the fee tiers go. */
  radiusMiles: number | null;
  /** Five digits each. It delivers there at any distance. */
  zipCodes: readonly string[];
  /** It never delivers there. */
  excludedZipCodes: readonly string[];
  /** Fees by distance, nearest first. */
  tiers: readonly DeliveryTier[];
}

/** A delivery destination. */
export interface Destination {
  point: Coordinates | null;
  /** Five digits; null if only the point is known. */
  zipCode: string | null;
}

/**
 * The delivery radius in miles: the owner's setting; else 0 if there are ZIP codes (then only those count); else up to the last fee
 * tier, or the platform's maximum. The column `delivery_reach_miles` is computed the same way.
 */
export function getDeliveryRadius({
  radiusMiles,
  zipCodes,
  tiers,
}: Omit<DeliveryArea, "point" | "excludedZipCodes">): number {
  if (radiusMiles !== null) return radiusMiles;
  return zipCodes.length > 0 ? 0 : (tiers.at(-1)?.upToMiles ?? maxDeliveryMiles);
}

/** Whether any address can be in reach: not of a place that has neither a location nor ZIP codes. */
export const canDeliver = ({ point, zipCodes }: Pick<DeliveryArea, "point" | "zipCodes">): boolean =>
  point !== null || zipCodes.length > 0;

/** Whether a place delivers there. */
export function deliversTo(area: DeliveryArea, { point, zipCode }: Destination): boolean {
  if (zipCode !== null && area.excludedZipCodes.includes(zipCode)) return false;
  if (zipCode !== null && area.zipCodes.includes(zipCode)) return true;
  const miles = milesBetween(area.point, point);
  return miles !== null && miles <= getDeliveryRadius(area);
}

/** [FIND-15] A warning for the owner if fee tiers and delivery area are inconsistent; else null. */
export function findAreaWarning({
  radiusMiles,
  zipCodes,
  tiers,
}: Omit<DeliveryArea, "point" | "excludedZipCodes">): string | null {
  const last = tiers.at(-1)?.upToMiles;
  if (last === undefined) return null;
  if (radiusMiles === null) {
    return zipCodes.length > 0 ? `Your fees go up to ${last} miles, but you deliver to your ZIP codes alone.` : null;
  }
  if (radiusMiles > last) {
    return `Your fees go up to ${last} miles, but you deliver up to ${radiusMiles}. Beyond ${last} miles the last fee counts.`;
  }
  return radiusMiles < last ? `Your fees go up to ${last} miles, but you deliver up to ${radiusMiles} only.` : null;
}

/** [FIND-15] Why nobody can order a delivery, for the owner; null if somebody can. */
export const findNoDeliveryReason = (area: Pick<DeliveryArea, "point" | "zipCodes">): string | null =>
  canDeliver(area)
    ? null
    : "Nobody can order a delivery: the location of your address is unknown and no ZIP codes are set. Correct the address under Company, or enter ZIP codes.";

/** Straight-line miles; null if either place is unknown. */
export const milesBetween = (one: Coordinates | null, other: Coordinates | null): number | null =>
  one && other && distanceMiles(one, other);

/** The five digits of a ZIP code in any common notation ("06010-1234"); null if it is none. */
export const parseZipCode = (text: string | null | undefined): string | null =>
  /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text ?? "")?.[1] ?? null;
