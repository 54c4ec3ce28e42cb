import type { AppLoadContext } from "@remix-run/node";
import { favouriteCalls } from "@domain/contract/calls/accounts";
import { nullIfFailed } from "~/host/errors";
import { getArea } from "~/session/areas";

/**
 * [HOME-31] Ids of the signed-in customer's favourites, newest first. null when logged out, for other roles, or where
 * the host lacks the call or fails; then the heart is hidden.
 */
export async function listOwnFavourites({ host, session, logger }: AppLoadContext): Promise<string[] | null> {
  if (!session.user || getArea(session.user.role) !== "customer") return null;
  return host
    .call(favouriteCalls.listFavourites)
    .catch(nullIfFailed(logger, "Favourites not loaded; page shown without them"));
}
