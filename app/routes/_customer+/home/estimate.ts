import { deliveryEstimate, distanceMiles, estimateText, pickupEstimate } from "@domain/delivery-estimate";
import { formatCents } from "@domain/money";
import type { Restaurant } from "~/host/restaurants.server";
import type { Mode } from "~/session/preferences.server";

type Point = { lat: number; lng: number };
type Kitchen = Pick<Restaurant, "preparationMinutes" | "coordinates" | "deliveryFeeCents">;

const onEarth = ({ lat, lng }: Point) => ({ latitude: lat, longitude: lng });

/** Straight-line miles from the chosen address; null when either place is unknown. */
export const milesTo = (kitchen: Pick<Kitchen, "coordinates">, from: Point | null): number | null =>
  kitchen.coordinates && from ? distanceMiles(onEarth(kitchen.coordinates), onEarth(from)) : null;

/** [HOME-27] "25–35 min" until delivery or pickup, and "$0 delivery"; null for what is not known. */
export function estimateOf(kitchen: Kitchen, mode: Mode, from: Point | null) {
  const { preparationMinutes, deliveryFeeCents } = kitchen;
  const range =
    mode === "pickup"
      ? pickupEstimate(preparationMinutes)
      : deliveryEstimate(preparationMinutes, milesTo(kitchen, from));
  return {
    time: range && estimateText(range),
    fee: mode === "pickup" || deliveryFeeCents === null ? null : feeText(deliveryFeeCents),
  };
}

const feeText = (cents: number) => `${cents === 0 ? "$0" : formatCents(cents)} delivery`;
