import type { Updateable } from "kysely";
import type { RestaurantsTable } from "@api/db/tables/restaurants";

interface Address {
  street_address: string;
  zip_code: string;
}

/**
 * Where a restaurant is after its address was changed: one that moved is in the middle of its zip code (`place`, null where that
 * is not known); one that stayed keeps the finer point it may have.
 */
export function toMovedCoordinates(
  before: Address,
  given: Partial<Address>,
  place: { latitude: number; longitude: number } | null | undefined,
): Pick<Updateable<RestaurantsTable>, "latitude" | "longitude"> {
  const hasMoved =
    (given.zip_code ?? before.zip_code) !== before.zip_code ||
    (given.street_address ?? before.street_address) !== before.street_address;
  if (!hasMoved || place === undefined) return {};
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
