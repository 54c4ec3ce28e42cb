/** What a delivery costs by its distance or by what is ordered. Amounts in cents. */

/** Up to and including these miles a delivery costs this much. */
export interface DeliveryTier {
  upToMiles: number;
  feeCents: number;
}

/** From this subtotal on a delivery costs this much. */
export interface DeliveryStep {
  fromCents: number;
  feeCents: number;
}

export interface DeliveryTerms {
  /** Counts where there are no tiers, where the distance is not known, and below the first step. */
  feeCents: number;
  /** Nearest first. */
  tiers: readonly DeliveryTier[];
  /** Lowest subtotal first; they count where there are no tiers. */
  steps?: readonly DeliveryStep[];
}

/**
 * What a delivery over this distance costs, beyond the last tier as much as up to it. An unknown distance costs the plain fee, as
 * does an order below the first step. Whether it is delivered at all says domain/restaurants/delivery-area.
 */
export function deliveryFeeAt(terms: DeliveryTerms, miles: number | null, subtotalCents = 0): number {
  if (terms.tiers.length > 0) {
    const tier =
      miles === null ? undefined : (terms.tiers.find(({ upToMiles }) => miles <= upToMiles) ?? terms.tiers.at(-1));
    return tier?.feeCents ?? terms.feeCents;
  }
  return terms.steps?.findLast(({ fromCents }) => subtotalCents >= fromCents)?.feeCents ?? terms.feeCents;
}

/** The next step that lowers the fee of an order of this subtotal: "free from $30.00"; null when there is none. */
export function findNextFeeStep(
  { feeCents, tiers, steps = [] }: DeliveryTerms,
  subtotalCents = 0,
): DeliveryStep | null {
  if (tiers.length > 0) return null;
  const now = steps.findLast(({ fromCents }) => subtotalCents >= fromCents)?.feeCents ?? feeCents;
  return steps.find((step) => step.fromCents > subtotalCents && step.feeCents < now) ?? null;
}

/**
 * The most the platform pays a restaurant for one delivery that it promised free, in cents. Whoever asks a higher fee bears the
 * rest, so that nobody can raise a fee at the platform's cost (decision 026).
 */
export const waivedDeliveryLimitCents = 600;

/** What the platform pays of a fee it has waived, in cents. */
export const waivedDeliveryShareCents = (feeCents: number): number => Math.min(feeCents, waivedDeliveryLimitCents);
