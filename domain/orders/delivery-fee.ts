/** Delivery fees by distance or subtotal. Amounts in cents. */

/** The fee up to and including this distance in miles. */
export interface DeliveryTier {
  upToMiles: number;
  feeCents: number;
}

/** The fee from this subtotal on. */
export interface DeliveryStep {
  fromCents: number;
  feeCents: number;
}

export interface DeliveryTerms {
  /** Applies without tiers, for an unknown distance, and below the first step. */
  feeCents: number;
  /** Nearest first. */
  tiers: readonly DeliveryTier[];
  /** Lowest subtotal first; apply if there are no tiers. */
  steps?: readonly DeliveryStep[];
}

/**
 * The fee for a distance; the last tier also applies beyond it. An unknown distance costs the plain fee, as does an order below
 * the first step. Whether delivery is possible is decided by domain/restaurants/delivery-area.
 */
export function deliveryFeeAt(terms: DeliveryTerms, miles: number | null, subtotalCents = 0): number {
  if (terms.tiers.length > 0) {
    const tier =
      miles === null ? undefined : (terms.tiers.find(({ upToMiles }) => miles <= upToMiles) ?? terms.tiers.at(-1));
    return tier?.feeCents ?? terms.feeCents;
  }
  return terms.steps?.findLast(({ fromCents }) => subtotalCents >= fromCents)?.feeCents ?? terms.feeCents;
}

/** The next step that lowers the fee ("free from $30.00"), or null. */
export function findNextFeeStep(
  { feeCents, tiers, steps = [] }: DeliveryTerms,
  subtotalCents = 0,
): DeliveryStep | null {
  if (tiers.length > 0) return null;
  const now = steps.findLast(({ fromCents }) => subtotalCents >= fromCents)?.feeCents ?? feeCents;
  return steps.find((step) => step.fromCents > subtotalCents && step.feeCents < now) ?? null;
}

/**
 * The maximum the platform pays for one waived delivery, in cents. A restaurant with a higher fee bears the rest, so that fees
 * cannot be raised at the platform's cost (decision 026).
 */
export const waivedDeliveryLimitCents = 600;

/** The platform's share of a waived fee, in cents. */
export const waivedDeliveryShareCents = (feeCents: number): number => Math.min(feeCents, waivedDeliveryLimitCents);
