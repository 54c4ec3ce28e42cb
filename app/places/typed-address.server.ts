import type { Coordinates } from "~/lib/place";
import { type City, type Gazetteer, loadGazetteer, type ZipArea } from "./gazetteer.server";

/**
 * Where a typed US address roughly is: the middle of its zip code, else of the city named before a two-letter state.
 * null when the text names neither.
 */
export async function locateTypedAddress(text: string): Promise<Coordinates | null> {
  if (!/\d{5}|[A-Za-z]{2}/.test(text)) return null;
  return findPlace(await loadGazetteer(), text)?.point ?? null;
}

/** The zip code and city that a typed US address names, as the gazetteer has them; null where it does not know them. */
export async function findAreaOfTypedAddress(text: string): Promise<{ zip: string | null; city: string | null }> {
  const found = /\d{5}|[A-Za-z]{2}/.test(text) ? findPlace(await loadGazetteer(), text) : undefined;
  if (!found) return { zip: null, city: null };
  return "zip" in found ? { zip: found.zip, city: found.city.name } : { zip: null, city: found.name };
}

/** The chosen place's own coordinates, else where its typed text roughly is; null without a place. */
export async function resolveCoordinates(
  place: { address: string; coordinates: Coordinates | null } | null,
): Promise<Coordinates | null> {
  return place && (place.coordinates ?? (await locateTypedAddress(place.address)));
}

/** The zip code's area that the text names last, else the city it names at its end. */
function findPlace(gazetteer: Gazetteer, text: string): ZipArea | City | undefined {
  const found = /\b(\d{5})(?:-\d{4})?\b(?!.*\b\d{5}\b)/.exec(text);
  const area = found?.[1] ? gazetteer.zip(found[1]) : undefined;
  const city = findCity(gazetteer, text);
  // Before everything else it may be the number of a house: then it lies in another state.
  const isHouse = text.slice(0, found?.index).trim() === "" && city !== undefined && city.state !== area?.city.state;
  return area && !isHouse ? area : city;
}

function findCity(gazetteer: Gazetteer, text: string): City | undefined {
  const ending = /([^,\d]+?)[,\s]+([A-Za-z]{2})\b(?:\s+\d{5}(?:-\d{4})?)?\s*(?:,\s*(?:USA?|United States))?\s*$/;
  const [, city, state] = ending.exec(text) ?? [];
  if (!city || !state) return undefined;
  return gazetteer.city(city, state.toUpperCase());
}
