import type { AppLoadContext } from "@remix-run/node";
import type { User } from "@domain/contract/accounts/auth";
import { getProfile } from "~/host/auth.server";
import { HostError, isHostError } from "~/host/errors";
import { authenticatorFor } from "./authenticator.server";

/**
 * [SESS-9] Who is signed in, as the host knows them now. @throws HostError unauthenticated without a stored token, and whatever
 * the host's answer is
 */
export async function loadProfile({ session, host }: Pick<AppLoadContext, "session" | "host">): Promise<User> {
  if (!session.token) throw new HostError("unauthenticated", "No auth token found");
  return getProfile(host);
}

/**
 * [SESS-8] A session with a token but no user asks the host who it is, and ends when the host does not say. With no token
 * there is nothing to restore. Tells whether the host took too long.
 */
export async function restoreSession(
  request: Request,
  context: Pick<AppLoadContext, "session" | "host" | "cookies" | "logger">,
): Promise<{ isTimedOut: boolean }> {
  const { session, logger } = context;
  const { token, user } = session;
  if (!token || user) return { isTimedOut: false };
  try {
    // Its body is the app's to read.
    const asked = new Request(request.url, { headers: request.headers });
    session.logIn(await authenticatorFor(context).authenticate("session", asked));
    return { isTimedOut: false };
  } catch (error) {
    if (!isHostError(error)) throw error;
    logger.warn({ err: error }, "Session could not be restored");
    session.logOut();
    return { isTimedOut: error.code === "timeout" };
  }
}
