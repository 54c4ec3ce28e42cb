import type { AppLoadContext } from "@remix-run/node";
import type { BrowseMode } from "@domain/browse/place";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import { type Address, listAddresses } from "~/host/accounts.server";
import { rethrowUnlessHostError } from "~/host/errors";
import type { Coordinates } from "~/lib/place";
import { findTypedArea, locateZipCode, resolveCoordinates } from "~/places/typed-address.server";
import { getArea } from "~/session/areas";
import {
  forgetLocation,
  saveLocation,
  type Location,
  findLocation,
  unnamedPlace,
} from "~/session/cookies/preferences.server";

type LocationContext = Pick<AppLoadContext, "cookies" | "host" | "session" | "logger">;

/** The customer's saved addresses, the default first; empty for other visitors and if the host fails. */
export async function savedAddresses({ host, session, logger }: LocationContext): Promise<Address[]> {
  if (!session.user || getArea(session.user.role) !== "customer") return [];
  return listAddresses(host).catch((error: unknown) => {
    rethrowUnlessHostError(error);
    logger.warn({ code: error.code }, "Address book not loaded; page shown without it");
    return [];
  });
}

/**
 * [FIND-6] The visitor's delivery location: the one they chose, or their account's default address, which is then
 * stored as if chosen, or null.
 */
export async function locationFor(context: LocationContext): Promise<Location | null> {
  const chosen = findLocation(context.cookies);
  if (chosen) return chosen;
  const entry = (await savedAddresses(context)).find(({ isDefault }) => isDefault);
  if (!entry) return null;
  saveAddress(context, entry);
  return findLocation(context.cookies);
}

/** Makes a saved address the current location. */
export const saveAddress = ({ cookies }: Pick<AppLoadContext, "cookies">, entry: Address): void =>
  saveLocation(cookies, {
    address: `${entry.address}, ${entry.place}`.slice(0, 300),
    coordinates: entry.coordinates,
    country: null,
    city: entry.city.slice(0, 100) || null,
    zip: parseZipCode(entry.zipcode),
    street: entry.address.slice(0, 300) || null,
    placeId: null,
    addressId: entry.id,
  });

/** Forgets a location that came from the saved addresses, so that it is read again after they change. */
export function forgetAccountLocation({ cookies }: Pick<AppLoadContext, "cookies">): void {
  if (findLocation(cookies)?.addressId) forgetLocation(cookies);
}

/** The delivery location in the form that lists and the host need. */
export interface VisitorLocation {
  /** null if the address cannot be located; then nothing counts as near it. */
  coordinates: Coordinates | null;
  /** Five digits. */
  zipCode: string | null;
  /** "48 Prospect St"; for a city or ZIP code, its name. */
  name: string;
  city: string | null;
}

/** null until the visitor has given a location. */
export async function findVisitorLocation(context: LocationContext, mode: BrowseMode): Promise<VisitorLocation | null> {
  const location = await locationFor(context);
  return location && resolveVisitorLocation(location, mode);
}

/**
 * Where a given location is, for lists and the host. [FIND-1] Nobody delivers to a position or town but to a street, and an address that is entered later
 * counts as the centre of its ZIP code unless it was chosen from suggestions. So for deliveries a location without a street is that
 * centre too; otherwise the checkout would refuse what was listed. Distances of pickup and dine-in start at the position itself.
 */
export async function resolveVisitorLocation(location: Location, mode: BrowseMode): Promise<VisitorLocation> {
  const [coordinates, area] = await Promise.all([resolveCoordinates(location), findTypedArea(location.address)]);
  const zipCode = location.zip ?? area.zip;
  const isVague = mode === "delivery" && location.street === null && zipCode !== null;
  return {
    coordinates: isVague ? ((await locateZipCode(zipCode)) ?? coordinates) : coordinates,
    zipCode,
    name: location.address === unnamedPlace ? "your location" : firstPart(location.address),
    city: location.city ?? area.city,
  };
}

const firstPart = (address: string): string => address.split(",")[0]?.trim() || address;

/** The fields of a new address at the current location; null without a street, and for an address of the book. */
export async function readNewAddress({ cookies }: Pick<AppLoadContext, "cookies">) {
  const location = findLocation(cookies);
  if (!location || location.addressId) return null;
  const { name, city, zipCode } = await resolveVisitorLocation(location, "delivery");
  // Typed text starts with the house number.
  const street = location.street ?? (/^\d[\w-]*\s+\S/.test(name) ? name : null);
  return street ? { address: street, city: city ?? "", zipcode: zipCode ?? "", placeId: location.placeId } : null;
}
