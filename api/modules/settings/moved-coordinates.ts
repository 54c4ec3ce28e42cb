import type { Updateable } from "kysely";
import type { RestaurantsTable } from "@api/db/tables/restaurants";

interface Address {
  street_address: string;
  zip_code: string;
}

/**
 * A restaurant's coordinates after a change of address: the centre of its new ZIP code (`place`, null if unknown), or its
 * existing, more precise coordinates if it did not move.
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
