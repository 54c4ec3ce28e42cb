import type { AppLoadContext } from "@remix-run/node";
import { readProfile } from "~/host/auth.server";
import { isHostError } from "~/host/errors";

/** [SESS-10] How long a session may take to be restored, in milliseconds. */
const patience = 5_000;

/**
 * [SESS-8] A session with a token but no user asks the host who it is, and ends when the host does not say. With no token
 * there is nothing to restore.
 */
export async function restoreSession(context: AppLoadContext): Promise<void> {
  const { session, host, logger } = context;
  const { token, user } = session;
  if (!token || user) return;
  try {
    session.logIn({ token, user: await readProfile(host, patience) });
  } catch (error) {
    if (!isHostError(error)) throw error;
    logger.warn({ err: error }, "Session could not be restored");
    session.logOut();
  }
}
