import type { AppLoadContext } from "@remix-run/node";
import type { User } from "@domain/contract/auth";
import { readProfile } from "~/host/auth.server";
import { HostError, isHostError } from "~/host/errors";

/** [SESS-10] How long a session may take to be restored, in milliseconds. */
const patience = 5_000;

/**
 * [SESS-9] Who is signed in, as the host knows them now. @throws HostError unauthenticated without a stored token, and whatever
 * the host's answer is
 */
export async function loadProfile(
  { session, host }: Pick<AppLoadContext, "session" | "host">,
  timeout?: number,
): Promise<User> {
  if (!session.token) throw new HostError("unauthenticated", "No auth token found");
  return readProfile(host, timeout);
}

/**
 * [SESS-8] A session with a token but no user asks the host who it is, and ends when the host does not say. With no token
 * there is nothing to restore.
 */
export async function restoreSession(context: AppLoadContext): Promise<void> {
  const { session, logger } = context;
  const { token, user } = session;
  if (!token || user) return;
  try {
    session.logIn({ token, user: await loadProfile(context, patience) });
  } catch (error) {
    if (!isHostError(error)) throw error;
    logger.warn({ err: error }, "Session could not be restored");
    session.logOut();
  }
}
