import type { AppLoadContext } from "@remix-run/node";
import type { User } from "@domain/contract/accounts/auth";
import { getProfile } from "~/host/auth.server";
import { HostError, isHostError } from "~/host/errors";
import { authenticatorFor } from "./authenticator.server";

/**
 * [SESS-9] The current profile of the signed-in person. @throws HostError unauthenticated without a stored token, and
 * any error of the host
 */
export async function loadProfile({ session, host }: Pick<AppLoadContext, "session" | "host">): Promise<User> {
  if (!session.token) throw new HostError("unauthenticated", "No auth token found");
  return getProfile(host);
}

/**
 * [SESS-8] Loads the profile for a session with a token but without a user, and ends the session when the host refuses.
 * Returns whether the host took too long.
 */
export async function restoreSession(
  request: Request,
  context: Pick<AppLoadContext, "session" | "host" | "cookies" | "logger">,
): Promise<{ isTimedOut: boolean }> {
  const { session, logger } = context;
  const { token, user } = session;
  if (!token || user) return { isTimedOut: false };
  try {
    // The body is left for the app to read.
    const getRequest = new Request(request.url, { headers: request.headers });
    session.logIn(await authenticatorFor(context).authenticate("session", getRequest));
    return { isTimedOut: false };
  } catch (error) {
    if (!isHostError(error)) throw error;
    logger.warn({ err: error }, "Session could not be restored");
    session.logOut();
    return { isTimedOut: error.code === "timeout" };
  }
}
