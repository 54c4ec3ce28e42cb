import type { AppLoadContext } from "@remix-run/node";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import { parseNumber } from "@domain/values/parse-number";
import type { Coordinates } from "~/lib/place";
import { isSearchSession } from "~/places/place-source";
import type { Cookies } from "./cookies.server";
import { saveLocation, type Location, getLocation, unnamedPlace } from "./preferences.server";

/** Maximum lengths of address and city; longer text is cut. */
const [longest, longestName] = [300, 100];

/**
 * Saves the delivery location from a form: the visitor's position (`lat`, `lng`), a suggestion (`placeId`, its text in
 * `address`), or typed text (`address`). The browser only identifies a place; its data is looked up here. False when
 * the form contains none of these.
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
  // The field was submitted unchanged, so the position stays.
  if (address === unnamedPlace && getLocation(cookies)?.coordinates) return true;
  const [placeId, session] = [readText(form, "placeId"), readText(form, "placeSession")];
  const isChoice = placeId.length > 0 && placeId.length <= longest && isSearchSession(session);
  const place = isChoice ? await places.resolve(placeId, session, address) : null;
  // [LAND-9, LAND-10] If the lookup fails, the typed text is still used.
  keep(cookies, place ?? { ...nothingKnown, address });
  return true;
}

const nothingKnown = { coordinates: null, country: null, city: null, zip: null };

type Known = Pick<Location, "address" | "coordinates" | "country" | "city" | "zip">;

function keep(cookies: Cookies, { address, coordinates, country, city, zip }: Known): void {
  const name = (text: string | null) => text?.slice(0, longestName) ?? null;
  saveLocation(cookies, {
    address: address.slice(0, longest),
    coordinates,
    country: name(country),
    city: name(city),
    zip: parseZipCode(zip ?? findZip(address)),
  });
}

/** The ZIP code at the end of a typed address. */
const findZip = (address: string): string | null =>
  /\b(\d{5})(?:-\d{4})?(?:,? (?:USA?|United States))?$/.exec(address)?.[1] ?? null;

/** A valid position, or null. */
function findPosition(form: FormData): Coordinates | null {
  const [lat = NaN, lng = NaN] = ["lat", "lng"].map((name) => parseNumber(readText(form, name)));
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
