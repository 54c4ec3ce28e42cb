import type { AppLoadContext } from "@remix-run/node";
import { zipCodeOf } from "@domain/restaurants/delivery-area";
import { type Address, listAddresses } from "~/host/accounts.server";
import { isHostError } from "~/host/errors";
import { areaOf } from "~/session/areas";
import { forgetLocation, keepLocation, type Location, locationOf } from "~/session/cookies/preferences.server";

export type LocationContext = Pick<AppLoadContext, "cookies" | "host" | "session" | "logger">;

/** The signed-in customer's address book, the default first; empty for anybody else, and where the host fails. */
export async function savedAddresses({ host, session, logger }: LocationContext): Promise<Address[]> {
  if (!session.user || areaOf(session.user.role) !== "customer") return [];
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
  const chosen = locationOf(context.cookies);
  if (chosen) return chosen;
  const entry = (await savedAddresses(context)).find(({ isDefault }) => isDefault);
  if (!entry) return null;
  keepAddress(context, entry);
  return locationOf(context.cookies);
}

/** Makes an entry of the address book the location. */
export const keepAddress = ({ cookies }: Pick<AppLoadContext, "cookies">, entry: Address): void =>
  keepLocation(cookies, {
    address: `${entry.address}, ${entry.place}`.slice(0, 300),
    coordinates: entry.coordinates,
    country: null,
    city: entry.city.slice(0, 100) || null,
    zip: zipCodeOf(entry.zipcode),
    addressId: entry.id,
  });

/** After the address book was changed: a location that came from there is worked out anew. */
export function forgetAccountLocation({ cookies }: Pick<AppLoadContext, "cookies">): void {
  if (locationOf(cookies)?.addressId) forgetLocation(cookies);
}
