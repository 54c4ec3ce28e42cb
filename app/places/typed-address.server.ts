import type { Coordinates } from "~/lib/place";
import { type City, type Gazetteer, loadGazetteer, type ZipArea } from "./gazetteer.server";

/**
 * The approximate coordinates of a typed US address: the center of its ZIP code, else of the city before a two-letter
 * state. null when the text contains neither.
 */
export async function locateTypedAddress(text: string): Promise<Coordinates | null> {
  if (!/\d{5}|[A-Za-z]{2}/.test(text)) return null;
  return findPlace(await loadGazetteer(), text)?.point ?? null;
}

/** The center of a ZIP code's area, which the host uses for an address there; null for an unknown one. */
export const locateZipCode = async (zip: string): Promise<Coordinates | null> =>
  (await loadGazetteer()).zip(zip)?.point ?? null;

/** The ZIP code and city in a typed US address, as the gazetteer has them; null where unknown. */
export async function findTypedArea(text: string): Promise<{ zip: string | null; city: string | null }> {
  const found = /\d{5}|[A-Za-z]{2}/.test(text) ? findPlace(await loadGazetteer(), text) : undefined;
  if (!found) return { zip: null, city: null };
  return "zip" in found ? { zip: found.zip, city: found.city.name } : { zip: null, city: found.name };
}

/** The chosen place's coordinates, else the approximate ones of its text; null without a place. */
export async function resolveCoordinates(
  place: { address: string; coordinates: Coordinates | null } | null,
): Promise<Coordinates | null> {
  return place && (place.coordinates ?? (await locateTypedAddress(place.address)));
}

/** The area of the last ZIP code in the text, else the city at its end. */
function findPlace(gazetteer: Gazetteer, text: string): ZipArea | City | undefined {
  const found = /\b(\d{5})(?:-\d{4})?\b(?!.*\b\d{5}\b)/.exec(text);
  const area = found?.[1] ? gazetteer.zip(found[1]) : undefined;
  const city = findCity(gazetteer, text);
  // A number before everything else may be a house number; then the ZIP code is in another state.
  const isHouse = text.slice(0, found?.index).trim() === "" && city !== undefined && city.state !== area?.city.state;
  return area && !isHouse ? area : city;
}

function findCity(gazetteer: Gazetteer, text: string): City | undefined {
  const ending = /([^,\d]+?)[,\s]+([A-Za-z]{2})\b(?:\s+\d{5}(?:-\d{4})?)?\s*(?:,\s*(?:USA?|United States))?\s*$/;
  const [, city, state] = ending.exec(text) ?? [];
  if (!city || !state) return undefined;
  return gazetteer.city(city, state.toUpperCase());
}
