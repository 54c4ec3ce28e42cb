import type { AppLoadContext } from "@remix-run/node";
import type { User } from "@domain/contract/auth";
import { readProfile } from "~/host/auth.server";
import { HostError, isHostError } from "~/host/errors";

/** [SESS-10] How long a session may take to be restored, in milliseconds. */
const restoringLimit = 5_000;

/**
 * [SESS-9] Who is signed in, as the host knows them now. @throws HostError unauthenticated without a stored token, and whatever
 * the host's answer is
 */
export async function loadProfile(
  { session, host }: Pick<AppLoadContext, "session" | "host">,
  patience?: number,
): Promise<User> {
  if (!session.token) throw new HostError("unauthenticated", "No auth token found");
  return readProfile(host, patience);
}

/**
 * [SESS-8] A session with a token but no user asks the host who it is, and ends when the host does not say. With no token
 * there is nothing to restore. Tells whether the host took too long.
 */
export async function restoreSession(
  context: Pick<AppLoadContext, "session" | "host" | "logger">,
): Promise<{ isTimedOut: boolean }> {
  const { session, logger } = context;
  const { token, user } = session;
  if (!token || user) return { isTimedOut: false };
  try {
    session.logIn({ token, user: await loadProfile(context, restoringLimit) });
    return { isTimedOut: false };
  } catch (error) {
    if (!isHostError(error)) throw error;
    logger.warn({ err: error }, "Session could not be restored");
    session.logOut();
    return { isTimedOut: error.code === "timeout" };
  }
}
