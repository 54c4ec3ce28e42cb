import type { AppLoadContext } from "@remix-run/node";
import { restoreSession } from "~/session/restore.server";
import { loadingPage } from "../http/plain-page";

/** Says that the browser shows the message already; for as long as restoring may take, and some more. */
const marker = { name: "restoring", maxAge: 15 };

/**
 * [SESS-8, SESS-10] Learns who a session belongs to that holds no person yet, before the app draws anything. A page is
 * answered at once with "Loading application", which stays in view while its address, asked for again, waits for the host.
 * null: there was nothing to restore, or it is done.
 */
export async function restoreBeforeDrawing(
  request: Request,
  context: Pick<AppLoadContext, "session" | "cookies" | "host" | "logger" | "toasts" | "refusal">,
): Promise<Response | null> {
  const { session, cookies, toasts } = context;
  // A host that is not asked ends no session.
  if (!session.token || session.user || context.refusal !== null) return null;
  const isPage = request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
  if (isPage && !cookies.get(marker.name)) {
    cookies.set(marker.name, "1", { maxAge: marker.maxAge });
    return loadingPage();
  }
  cookies.remove(marker.name);
  const { isTimedOut } = await restoreSession(request, context);
  if (!isPage || !isTimedOut) return null;
  const { pathname, search } = new URL(request.url);
  return toasts.redirectWithToast(`${pathname}${search}`, {
    type: "error",
    message: "Loading your account timed out. Please log in again.",
  });
}
