import type { AppLoadContext } from "@remix-run/node";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import { parseNumber } from "@domain/values/parse-number";
import type { Coordinates, Place } from "~/lib/place";
import { readText } from "~/lib/read-form.server";
import { findChosenPlace, isPlaceId } from "~/places/chosen-place.server";
import { readPosition } from "~/places/read-address.server";
import type { Cookies } from "./cookies.server";
import { saveLocation, findLocation, unnamedPlace } from "./preferences.server";

/** Maximum lengths of address and city; longer text is cut. */
const [maxAddressLength, maxNameLength] = [300, 100];

/**
 * Saves the delivery location from a form: the visitor's position (`lat`, `lng`), a suggestion (`placeId`, its text in
 * `address`), or typed text (`address`). The browser only identifies a place; its data is looked up here. False when
 * the form contains none of these.
 */
export async function saveDeliveryLocation({ cookies, places }: AppLoadContext, form: FormData): Promise<boolean> {
  const address = readText(form, "address").replace(/\s+/g, " ").slice(0, maxAddressLength);
  const position = findPosition(form) ?? findTypedPosition(address);
  if (position) {
    const here = await places.reverse(position);
    // [LAND-11, LAND-12] At an address, its coordinates count, as they will when it is saved.
    const coordinates = (here && findAddressStreet(here) && here.coordinates) || position;
    savePlace(cookies, { ...(here ?? nothingKnown), address: here?.address ?? unnamedPlace, coordinates });
    return true;
  }
  if (!address) return false;
  const current = findLocation(cookies);
  // The field was submitted unchanged, so the place stays.
  if (address === current?.address && current.coordinates && !readText(form, "placeId")) return true;
  const place = await findChosenPlace(places, form, address);
  // [LAND-9, LAND-10] If the lookup fails, the typed text is still used.
  savePlace(cookies, place ?? { ...nothingKnown, address });
  return true;
}

const nothingKnown = { id: null, coordinates: null, country: null, city: null, street: null, zip: null };

function savePlace(cookies: Cookies, { id, address, coordinates, country, city, zip, ...place }: Place): void {
  const street = findAddressStreet(place);
  const name = (text: string | null) => text?.slice(0, maxNameLength) ?? null;
  saveLocation(cookies, {
    address: address.slice(0, maxAddressLength),
    coordinates,
    country: name(country),
    city: name(city),
    zip: parseZipCode(zip ?? findZip(address)),
    street: street?.slice(0, maxAddressLength) ?? null,
    placeId: street !== null && id !== null && isPlaceId(id) ? id : null,
  });
}

/** Number and street; null for a street without a number, which is no address. */
const findAddressStreet = ({ street }: Pick<Place, "street">): string | null =>
  street !== null && /\d/.test(street) ? street : null;

/** The ZIP code at the end of a typed address. */
const findZip = (address: string): string | null =>
  /\b(\d{5})(?:-\d{4})?(?:,? (?:USA?|United States))?$/.exec(address)?.[1] ?? null;

/** The position that the browser determined; null for none. */
function findPosition(form: FormData): Coordinates | null {
  const [lat = NaN, lng = NaN] = ["lat", "lng"].map((name) => parseNumber(readText(form, name)));
  return onEarth({ lat, lng });
}

/** [LAND-9] A position as maps write it, typed instead of an address. */
const findTypedPosition = (address: string): Coordinates | null => {
  const typed = readPosition(address.trim());
  return typed && onEarth(typed);
};

const onEarth = ({ lat, lng }: Coordinates): Coordinates | null =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
