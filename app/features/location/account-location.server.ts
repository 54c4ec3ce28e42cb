import type { AppLoadContext } from "@remix-run/node";
import type { BrowseMode } from "@domain/browse/place";
import type { User } from "@domain/contract/accounts/auth";
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

type LocationContext = Pick<AppLoadContext, "cookies" | "host"> & {
  session: { user: Pick<User, "role"> | null };
  logger: Pick<AppLoadContext["logger"], "warn">;
};

/** The customer's saved addresses, the default first; null for other visitors and if the host fails. */
async function loadAddressBook({ host, session, logger }: LocationContext): Promise<Address[] | null> {
  if (!session.user || getArea(session.user.role) !== "customer") return null;
  return listAddresses(host).catch((error: unknown) => {
    rethrowUnlessHostError(error);
    logger.warn({ code: error.code }, "Address book not loaded; page shown without it");
    return null;
  });
}

/** As `loadAddressBook`, but empty instead of null. */
export const savedAddresses = async (context: LocationContext): Promise<Address[]> =>
  (await loadAddressBook(context)) ?? [];

/**
 * [FIND-6] The visitor's delivery location: the one they chose, or their account's default address, which is then
 * stored as if chosen, or null. A saved address is read again each time: it may have been changed or deleted on another device.
 */
export async function locationFor(context: LocationContext): Promise<Location | null> {
  const chosen = findLocation(context.cookies);
  if (chosen && chosen.addressId === null) return chosen;
  const book = await loadAddressBook(context);
  if (!book) return chosen;
  const entry = book.find(({ id }) => id === chosen?.addressId) ?? book.find(({ isDefault }) => isDefault);
  if (!entry) {
    if (chosen) forgetLocation(context.cookies);
    return null;
  }
  if (!chosen || !isLocatedAt(chosen, entry)) saveAddress(context, entry);
  return findLocation(context.cookies);
}

/** Makes a saved address the current location. */
export const saveAddress = ({ cookies }: Pick<AppLoadContext, "cookies">, entry: Address): void =>
  saveLocation(cookies, toLocation(entry));

const toLocation = (entry: Address) => ({
  address: `${entry.address}, ${entry.place}`.slice(0, 300),
  coordinates: entry.coordinates,
  country: null,
  city: entry.city.slice(0, 100) || null,
  zip: parseZipCode(entry.zipcode),
  street: entry.address.slice(0, 300) || null,
  placeId: null,
  addressId: entry.id,
});

/** Whether a stored location is still what this saved address says. */
function isLocatedAt({ addressId, address, coordinates }: Location, entry: Address): boolean {
  const now = toLocation(entry);
  return (
    addressId === now.addressId &&
    address === now.address &&
    coordinates?.lat === now.coordinates?.lat &&
    coordinates?.lng === now.coordinates?.lng
  );
}

/**
 * Forgets a location that came from the saved addresses, so that it is read again after they change.
 * @param id only if it is this one of them
 */
export function forgetAccountLocation({ cookies }: Pick<AppLoadContext, "cookies">, id?: string): void {
  const current = findLocation(cookies)?.addressId;
  if (current && (id === undefined || current === id)) forgetLocation(cookies);
}

/** The delivery location in the form that lists and the host need. */
export interface VisitorLocation {
  /** null if the address cannot be located; then nothing counts as near it. */
  coordinates: Coordinates | null;
  /** Five digits; of a town, that of its center. */
  zipCode: string | null;
  /** The ZIP code that the visitor named; null for a town. */
  namedZipCode: string | null;
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
 * Where a given location is, for lists and the host. [FIND-1] Nobody delivers to a position or town but to a street, and an address
 * that is entered later counts as the centre of its ZIP code unless it was chosen from suggestions. So for deliveries a location
 * without a street is that centre too, a town that of the ZIP code at its center, as on its own page; otherwise the checkout would
 * refuse what was listed. Distances of pickup and dine-in start at the position itself.
 */
export async function resolveVisitorLocation(location: Location, mode: BrowseMode): Promise<VisitorLocation> {
  const [coordinates, area] = await Promise.all([resolveCoordinates(location), findTypedArea(location.address)]);
  const namedZipCode = location.zip ?? area.zip;
  const zipCode = namedZipCode ?? (location.street === null ? area.centerZip : null);
  const isVague = mode === "delivery" && location.street === null && zipCode !== null;
  return {
    coordinates: isVague ? ((await locateZipCode(zipCode)) ?? coordinates) : coordinates,
    zipCode,
    namedZipCode,
    name: location.address === unnamedPlace ? "your location" : firstPart(location.address),
    city: location.city ?? area.city,
  };
}

const firstPart = (address: string): string => address.split(",")[0]?.trim() || address;

/** The fields of a new address at the current location; null without a street, and for an address of the book. */
export async function readNewAddress({ cookies }: Pick<AppLoadContext, "cookies">) {
  const location = findLocation(cookies);
  if (!location || location.addressId) return null;
  const { name, city, namedZipCode } = await resolveVisitorLocation(location, "delivery");
  // Typed text starts with the house number.
  const street = location.street ?? (/^\d[\w-]*\s+\S/.test(name) ? name : null);
  return street ? { address: street, city: city ?? "", zipcode: namedZipCode ?? "", placeId: location.placeId } : null;
}
