import { type AppLoadContext, createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { revalidation } from "~/framework/data-request";
import { cookieName } from "./cookies/cookies.server";

/** remix-toast over a signed cookie: its own is not signed. */
export function createToasts(secrets: string[], isSecure: boolean) {
  return createToastUtilsWithCustomSession(
    createCookieSessionStorage({
      cookie: {
        name: cookieName("toast", isSecure),
        secrets,
        secure: isSecure,
        httpOnly: true,
        sameSite: "lax",
        path: "/",
      },
    }),
  );
}

export type Toasts = ReturnType<typeof createToasts>;

/** Leads to `url`, where the toast shows (without JavaScript: a message at the top of the page). Return or throw it. */
export function redirectWithToast(context: AppLoadContext, url: string, toast: ToastMessage): Promise<Response> {
  // Also a redirect out of a loader must make the root ask for the toast.
  return context.toasts.redirectWithToast(url, toast, { headers: revalidation });
}

/** The toast of this page, once: the root's loader sends `headers`, which forget it. */
export async function takeToast(request: Request, context: AppLoadContext) {
  const { toast, headers } = await context.toasts.getToast(request);
  return toast ? { toast, headers } : { toast: null, headers: undefined };
}
