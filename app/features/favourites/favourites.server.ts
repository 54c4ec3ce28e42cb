import type { AppLoadContext } from "@remix-run/node";
import { favouriteCalls } from "@domain/contract/calls/accounts";
import { isHostError } from "~/host/errors";
import { getArea } from "~/session/areas";

/**
 * [HOME-31] Ids of the signed-in customer's favourites, newest first. null when logged out, for other roles, or where
 * the host lacks the call or fails; then the heart is hidden.
 */
export async function listOwnFavourites({ host, session, logger }: AppLoadContext): Promise<string[] | null> {
  if (!session.user || getArea(session.user.role) !== "customer") return null;
  try {
    return await host.call(favouriteCalls.listFavourites);
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    if (error.code !== "unsupported") logger.warn({ code: error.code }, "The page goes without favourites");
    return null;
  }
}
