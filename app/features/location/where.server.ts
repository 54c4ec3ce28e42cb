import type { Coordinates } from "~/lib/place";
import { areaOfTypedAddress, coordinatesOf } from "~/places/typed-address.server";
import { type Location, unnamedPlace } from "~/session/cookies/preferences.server";
import { type LocationContext, locationFor } from "./account-location.server";

/** Where the visitor wants to be delivered to, as lists and the host are told. */
export interface Where {
  /** null where the address names no place that is known: nothing is near it then. */
  coordinates: Coordinates | null;
  /** Five digits. */
  zipCode: string | null;
  /** "48 Prospect St"; for a city or a zip code its own name. */
  name: string;
  city: string | null;
}

/** null until somebody has said where they are. */
export async function whereOf(context: LocationContext): Promise<Where | null> {
  const location = await locationFor(context);
  return location && whereIs(location);
}

/** The same of one location. */
export async function whereIs(location: Location): Promise<Where> {
  const [coordinates, area] = await Promise.all([coordinatesOf(location), areaOfTypedAddress(location.address)]);
  return {
    coordinates,
    zipCode: location.zip ?? area.zip,
    name: location.address === unnamedPlace ? "your location" : firstPart(location.address),
    city: location.city ?? area.city,
  };
}

const firstPart = (address: string): string => address.split(",")[0]?.trim() || address;
