import type { AppLoadContext } from "@remix-run/node";
import { favouriteCalls } from "@domain/contract/calls/accounts";
import { isHostError } from "~/host/errors";
import { areaOf } from "~/session/areas";

/**
 * [HOME-31] Ids of the signed-in customer's favourite restaurants, newest first. null where nobody may mark any: logged out,
 * no customer, or the host lacks it or fails; then the heart is left out.
 */
export async function listOwnFavourites({ host, session, logger }: AppLoadContext): Promise<string[] | null> {
  if (!session.user || areaOf(session.user.role) !== "customer") return null;
  try {
    return await host.call(favouriteCalls.listFavourites);
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    if (error.code !== "unsupported") logger.warn({ code: error.code }, "The page goes without favourites");
    return null;
  }
}
