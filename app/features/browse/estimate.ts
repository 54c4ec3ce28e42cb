import { formatCents } from "@domain/money";
import {
  deliveryEstimate,
  distanceMiles,
  estimateText,
  type MinuteRange,
  pickupEstimate,
} from "@domain/orders/delivery-estimate";
import { cheaperFrom, deliveryFeeAt } from "@domain/orders/delivery-fee";
import { deliversTo } from "@domain/restaurants/delivery-area";
import type { Restaurant } from "~/host/restaurants.server";
import type { Mode } from "~/session/cookies/preferences.server";

type Point = { lat: number; lng: number };
type Kitchen = Pick<
  Restaurant,
  "preparationMinutes" | "coordinates" | "deliveryArea" | "deliveryFeeCents" | "deliveryTiers" | "deliverySteps"
>;

const onEarth = ({ lat, lng }: Point) => ({ latitude: lat, longitude: lng });

/** Straight-line miles from the chosen address; null when either place is unknown. */
export const milesTo = (kitchen: Pick<Kitchen, "coordinates">, from: Point | null): number | null =>
  kitchen.coordinates && from ? distanceMiles(onEarth(kitchen.coordinates), onEarth(from)) : null;

/** [HOME-27] "25–35 min" until delivery or pickup, and "$0 delivery"; null for what is not known, or out of reach. */
export function estimateOf(kitchen: Kitchen, mode: Mode, from: Point | null) {
  const { preparationMinutes } = kitchen;
  if (mode === "pickup") return { time: textOf(pickupEstimate(preparationMinutes)), fee: null };
  const miles = milesTo(kitchen, from);
  const isInReach = miles === null || deliversTo(kitchen.deliveryArea, { point: from && onEarth(from), zipCode: null });
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
