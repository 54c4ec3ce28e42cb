import { type DeliveryArea, findAreaWarning, findNoDeliveryReason } from "@domain/restaurants/delivery-area";
import { locateZipCode } from "~/places/typed-address.server";

/**
 * [FIND-15] What is wrong with a delivery area, for its owner: that nobody can order, ZIP codes that do not exist or are in both lists, and
 * fees that disagree with it.
 * @param towns those that it covers
 */
export async function listAreaWarnings(area: DeliveryArea, towns: readonly string[]): Promise<string[]> {
  const nobody = findNoDeliveryReason(area);
  if (nobody) return [nobody];
  const unknown = await listUnknown([...area.zipCodes, ...area.excludedZipCodes]);
  const both = area.zipCodes.filter((zip) => area.excludedZipCodes.includes(zip));
  const fees = findAreaWarning(area);
  return [
    ...(both.length > 0
      ? [`In both lists: ${both.join(", ")}. You do not deliver to ZIP codes that are left out.`]
      : []),
    ...(unknown.length > 0 ? [`No such ZIP code: ${unknown.join(", ")}. Please check it.`] : []),
    ...(towns.length === 0
      ? [
          "No town lies in your delivery area, so hardly anybody can order a delivery. Choose a longer radius, or enter ZIP codes.",
        ]
      : []),
    ...(fees ? [fees] : []),
  ];
}

async function listUnknown(zipCodes: readonly string[]): Promise<string[]> {
  const points = await Promise.all(zipCodes.map((zip) => locateZipCode(zip)));
  return [...new Set(zipCodes.filter((_, index) => points[index] === null))];
}
