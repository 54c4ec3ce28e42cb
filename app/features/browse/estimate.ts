import { formatCents } from "@domain/money";
import { deliveryEstimate, estimateText, type MinuteRange, pickupEstimate } from "@domain/orders/delivery-estimate";
import { cheaperFrom, deliveryFeeAt } from "@domain/orders/delivery-fee";
import { deliversTo, milesBetween } from "@domain/restaurants/delivery-area";
import type { Restaurant } from "~/host/restaurants.server";
import type { Coordinates } from "~/lib/place";
import type { Mode } from "~/session/cookies/preferences.server";

/** Where the visitor is; null where nobody has said so. */
export type From = { coordinates: Coordinates | null; zipCode: string | null } | null;
type Kitchen = Pick<
  Restaurant,
  "preparationMinutes" | "coordinates" | "deliveryArea" | "deliveryFeeCents" | "deliveryTiers" | "deliverySteps"
>;

const onEarth = (point: Coordinates | null | undefined) =>
  point ? { latitude: point.lat, longitude: point.lng } : null;

/** Straight-line miles from the chosen address; null when either place is unknown. */
export const milesTo = (kitchen: Pick<Kitchen, "coordinates">, from: From): number | null =>
  milesBetween(onEarth(kitchen.coordinates), onEarth(from?.coordinates));

/** [HOME-27] "25–35 min" until delivery or pickup, and "$0 delivery"; null for what is not known, or out of reach. */
export function estimateOf(kitchen: Kitchen, mode: Mode, from: From) {
  const { preparationMinutes } = kitchen;
  if (mode === "pickup") return { time: textOf(pickupEstimate(preparationMinutes)), fee: null };
  const miles = milesTo(kitchen, from);
  const destination = { point: onEarth(from?.coordinates), zipCode: from?.zipCode ?? null };
  const isInReach = miles === null || deliversTo(kitchen.deliveryArea, destination);
  const fee = isInReach ? feeOver(kitchen, miles) : null;
  return {
    time: isInReach ? textOf(deliveryEstimate(preparationMinutes, miles)) : null,
    fee: fee === null ? null : `${fee === 0 ? "$0" : formatCents(fee)} delivery`,
  };
}

/** Cents as the quote will have it; null where the distance decides and is not known. */
function feeOver({ deliveryFeeCents, deliveryTiers, deliverySteps }: Kitchen, miles: number | null): number | null {
  if (deliveryFeeCents === null || (miles === null && deliveryTiers.length > 0)) return null;
  return deliveryFeeAt({ feeCents: deliveryFeeCents, tiers: deliveryTiers, steps: deliverySteps }, miles);
}

/** "$0 from $30.00" where larger orders are delivered for less; null where they are not. */
export function cheaperText({ deliveryFeeCents, deliveryTiers, deliverySteps }: Kitchen): string | null {
  if (deliveryFeeCents === null) return null;
  const step = cheaperFrom({ feeCents: deliveryFeeCents, tiers: deliveryTiers, steps: deliverySteps });
  return step && `${step.feeCents === 0 ? "$0" : formatCents(step.feeCents)} from ${formatCents(step.fromCents)}`;
}

const textOf = (range: MinuteRange | null): string | null => range && estimateText(range);
