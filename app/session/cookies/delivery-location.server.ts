import type { AppLoadContext } from "@remix-run/node";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import { parseNumber } from "@domain/values/parse-number";
import type { Coordinates } from "~/lib/place";
import { isSearchSession } from "~/places/place-source";
import type { Cookies } from "./cookies.server";
import { keepLocation, type Location, locationOf, unnamedPlace } from "./preferences.server";

/** Longest address and name of a city that are kept; longer text is cut, as no place needs it. */
const [longest, longestName] = [300, 100];

/**
 * Keeps the delivery location a form brings: the visitor's position (`lat`, `lng`), a suggestion (`placeId`, its text in
 * `address`), or typed text (`address`). The browser only names a place: what is kept of it is looked up here.
 * False when the form holds none of them.
 */
export async function saveDeliveryLocation({ cookies, places }: AppLoadContext, form: FormData): Promise<boolean> {
  const position = findPosition(form);
  if (position) {
    const here = await places.reverse(position);
    // [LAND-11, LAND-12]
    keep(cookies, { ...(here ?? nothingKnown), address: here?.address ?? unnamedPlace, coordinates: position });
    return true;
  }
  const address = readText(form, "address").replace(/\s+/g, " ").slice(0, longest);
  if (!address) return false;
  // The field was sent as it stood: the position stays what it is.
  if (address === unnamedPlace && locationOf(cookies)?.coordinates) return true;
  const [placeId, session] = [readText(form, "placeId"), readText(form, "placeSession")];
  const isChoice = placeId.length > 0 && placeId.length <= longest && isSearchSession(session);
  const place = isChoice ? await places.resolve(placeId, session, address) : null;
  // [LAND-9, LAND-10] A place that cannot be looked up is still what was typed.
  keep(cookies, place ?? { ...nothingKnown, address });
  return true;
}

const nothingKnown = { coordinates: null, country: null, city: null, zip: null };

type Known = Pick<Location, "address" | "coordinates" | "country" | "city" | "zip">;

function keep(cookies: Cookies, { address, coordinates, country, city, zip }: Known): void {
  const name = (text: string | null) => text?.slice(0, longestName) ?? null;
  keepLocation(cookies, {
    address: address.slice(0, longest),
    coordinates,
    country: name(country),
    city: name(city),
    zip: parseZipCode(zip ?? findZip(address)),
  });
}

/** The zip code that a typed address ends with. */
const findZip = (address: string): string | null =>
  /\b(\d{5})(?:-\d{4})?(?:,? (?:USA?|United States))?$/.exec(address)?.[1] ?? null;

/** A point on the earth, or null. */
function findPosition(form: FormData): Coordinates | null {
  const [lat = NaN, lng = NaN] = ["lat", "lng"].map((name) => parseNumber(readText(form, name)));
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
