import { farthestDeliveryMiles } from "./delivery-estimate";

/** What a delivery costs by its distance, and how far a restaurant delivers. Amounts in cents. */

/** Up to and including these miles a delivery costs this much. */
export interface DeliveryTier {
  upToMiles: number;
  feeCents: number;
}

export interface DeliveryTerms {
  /** Counts where there are no tiers, and where the distance is not known. */
  feeCents: number;
  /** Nearest first. The last one is as far as the restaurant delivers. */
  tiers: readonly DeliveryTier[];
}

/** How far the restaurant delivers, in miles. */
export const deliveryReach = ({ tiers }: Pick<DeliveryTerms, "tiers">): number =>
  tiers.at(-1)?.upToMiles ?? farthestDeliveryMiles;

/** What a delivery over this distance costs; null when it is out of reach. An unknown distance costs the plain fee. */
export function deliveryFeeAt(terms: DeliveryTerms, miles: number | null): number | null {
  if (miles === null) return terms.feeCents;
  if (miles > deliveryReach(terms)) return null;
  return terms.tiers.find((tier) => miles <= tier.upToMiles)?.feeCents ?? terms.feeCents;
}
