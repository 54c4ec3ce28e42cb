import { type Coordinates, distanceMiles, maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { DeliveryTier } from "@domain/orders/delivery-fee";

/**
 * [FIND-1] The one rule of where a place delivers to. Lists, cards, restaurant page, cart, quote and order ask it, so that what is
 * listed for an address is what the quote accepts there (decision 049).
 */
export interface DeliveryArea {
  /** Where the place is; null where nobody knows, and then only its ZIP codes count. */
  point: Coordinates | null;
  /** As the owner chose it; null: by ZIP codes alone, or as far as the fees by distance go. */
  radiusMiles: number | null;
  /** Five digits each. It delivers there however far it is. */
  zipCodes: readonly string[];
  /** It never delivers there. */
  excludedZipCodes: readonly string[];
  /** Fees by distance, nearest first. */
  tiers: readonly DeliveryTier[];
}

/** Where somebody wants a delivery. */
export interface Destination {
  point: Coordinates | null;
  /** Five digits; null where only the point is known. */
  zipCode: string | null;
}

/**
 * How far around itself a place delivers, in miles: its radius; else nowhere but in its ZIP codes where it has some; else as far
 * as its last fee goes, or as anybody delivers. The column `delivery_reach_miles` says the same.
 */
export function getDeliveryRadius({
  radiusMiles,
  zipCodes,
  tiers,
}: Omit<DeliveryArea, "point" | "excludedZipCodes">): number {
  if (radiusMiles !== null) return radiusMiles;
  return zipCodes.length > 0 ? 0 : (tiers.at(-1)?.upToMiles ?? maxDeliveryMiles);
}

/** Whether a place delivers there. */
export function deliversTo(area: DeliveryArea, { point, zipCode }: Destination): boolean {
  if (zipCode !== null && area.excludedZipCodes.includes(zipCode)) return false;
  if (zipCode !== null && area.zipCodes.includes(zipCode)) return true;
  const miles = milesBetween(area.point, point);
  return miles !== null && miles <= getDeliveryRadius(area);
}

/** [FIND-15] What an owner should know where the fees by distance and the area disagree; null where they agree. */
export function getAreaWarning({
  radiusMiles,
  zipCodes,
  tiers,
}: Omit<DeliveryArea, "point" | "excludedZipCodes">): string | null {
  const last = tiers.at(-1)?.upToMiles;
  if (last === undefined) return null;
  if (radiusMiles === null) {
    return zipCodes.length > 0 ? `Your fees go up to ${last} miles, but you deliver to your zip codes alone.` : null;
  }
  if (radiusMiles > last) {
    return `Your fees go up to ${last} miles, but you deliver up to ${radiusMiles}. Beyond ${last} miles the last fee counts.`;
  }
  return radiusMiles < last ? `Your fees go up to ${last} miles, but you deliver up to ${radiusMiles} only.` : null;
}

/** Straight-line miles; null where either place is unknown. */
export const milesBetween = (one: Coordinates | null, other: Coordinates | null): number | null =>
  one && other && distanceMiles(one, other);

/** The five digits of a ZIP code in any usual writing ("06010-1234"); null where it is none. */
export const parseZipCode = (text: string | null | undefined): string | null =>
  /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text ?? "")?.[1] ?? null;
