import type { AppLoadContext } from "@remix-run/node";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import { type Address, listAddresses } from "~/host/accounts.server";
import { isHostError } from "~/host/errors";
import type { Coordinates } from "~/lib/place";
import { findTypedArea, resolveCoordinates } from "~/places/typed-address.server";
import { getArea } from "~/session/areas";
import {
  forgetLocation,
  saveLocation,
  type Location,
  getLocation,
  unnamedPlace,
} from "~/session/cookies/preferences.server";

type LocationContext = Pick<AppLoadContext, "cookies" | "host" | "session" | "logger">;

/** The signed-in customer's address book, the default first; empty for anybody else, and where the host fails. */
export async function savedAddresses({ host, session, logger }: LocationContext): Promise<Address[]> {
  if (!session.user || getArea(session.user.role) !== "customer") return [];
  return listAddresses(host).catch((error: unknown) => {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    logger.warn({ code: error.code }, "The page goes without the address book");
    return [];
  });
}

/**
 * [FIND-6] Where the visitor wants to be delivered to: what they chose, else their account's default address, which is kept as
 * if it had been chosen, else nothing.
 */
export async function locationFor(context: LocationContext): Promise<Location | null> {
  const chosen = getLocation(context.cookies);
  if (chosen) return chosen;
  const entry = (await savedAddresses(context)).find(({ isDefault }) => isDefault);
  if (!entry) return null;
  saveAddress(context, entry);
  return getLocation(context.cookies);
}

/** Makes an entry of the address book the location. */
export const saveAddress = ({ cookies }: Pick<AppLoadContext, "cookies">, entry: Address): void =>
  saveLocation(cookies, {
    address: `${entry.address}, ${entry.place}`.slice(0, 300),
    coordinates: entry.coordinates,
    country: null,
    city: entry.city.slice(0, 100) || null,
    zip: parseZipCode(entry.zipcode),
    addressId: entry.id,
  });

/** After the address book was changed: a location that came from there is worked out anew. */
export function forgetAccountLocation({ cookies }: Pick<AppLoadContext, "cookies">): void {
  if (getLocation(cookies)?.addressId) forgetLocation(cookies);
}

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
export async function findWhere(context: LocationContext): Promise<Where | null> {
  const location = await locationFor(context);
  return location && whereIs(location);
}

/** The same of one location. */
export async function whereIs(location: Location): Promise<Where> {
  const [coordinates, area] = await Promise.all([resolveCoordinates(location), findTypedArea(location.address)]);
  return {
    coordinates,
    zipCode: location.zip ?? area.zip,
    name: location.address === unnamedPlace ? "your location" : firstPart(location.address),
    city: location.city ?? area.city,
  };
}

const firstPart = (address: string): string => address.split(",")[0]?.trim() || address;
