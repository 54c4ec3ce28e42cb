import { parseZipCode } from "@domain/restaurants/delivery-area";
import { isAtStreet } from "@domain/restaurants/street";
import type { Place } from "~/lib/place";
import { readText } from "~/lib/read-form.server";
import { isSearchSession } from "./place-source";
import type { Places } from "./places.server";

const maxIdLength = 300;

/** Whether this may be the id of a suggestion, which comes from the browser. */
export const isPlaceId = (text: string): boolean => text.length > 0 && text.length <= maxIdLength;

/**
 * The place of the suggestion that was chosen in a form (`placeId`, `placeSession`), looked up again, because the browser only names
 * it; null if none was chosen or it is unknown. `name` is used where it has no address.
 */
export async function findChosenPlace(
  places: Pick<Places, "resolve">,
  form: FormData,
  name: string,
): Promise<Place | null> {
  const [id, session] = [readText(form, "placeId"), readText(form, "placeSession")];
  return isPlaceId(id) && isSearchSession(session) ? places.resolve(id, session, name) : null;
}

/** Wire coordinates of an address, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/**
 * [FIND-1] The coordinates of the suggestion that was chosen in an address form, if street and ZIP code are still those of the
 * suggestion; otherwise null, and the host uses the centre of the ZIP code.
 */
export async function findChosenPoint(
  places: Pick<Places, "resolve">,
  form: FormData,
  { street, zip }: { street: string; zip: string },
): Promise<Point | null> {
  const place = await findChosenPlace(places, form, street);
  if (!place?.street || !place.coordinates || !isAtStreet(street, place.street)) return null;
  if (parseZipCode(zip) === null || parseZipCode(zip) !== parseZipCode(place.zip)) return null;
  return { latitude: place.coordinates.lat, longitude: place.coordinates.lng };
}
