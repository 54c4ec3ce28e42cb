import type { Context } from "hono";
import type { ApiEnv } from "./router";

/** Whether a call only reads. */
export const isRead = ({ req: { method } }: Context<ApiEnv>): boolean => method === "GET" || method === "HEAD";

/**
 * Runs the rest of a call that may write, then `forget`s what is cached, unless it was refused: strangers could otherwise empty
 * the caches with calls that change nothing. A failure may come after a part was committed, and so may a conflict.
 */
export async function forgetAfter(c: Context<ApiEnv>, next: () => Promise<void>, forget: () => void): Promise<void> {
  try {
    await next();
  } catch (error) {
    forget();
    throw error;
  }
  const { status } = c.res;
  if (status < 400 || status === 409 || status >= 500) forget();
}
