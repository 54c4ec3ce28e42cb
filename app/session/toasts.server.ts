import { type AppLoadContext, createCookieSessionStorage, data } from "@remix-run/node";
import { serialize } from "hono/utils/cookie";
import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { flashHeader, isPrefetch, revalidation } from "~/framework/data-request";
import { cookieName } from "./cookies/cookies.server";

const cookie = "toast";

/** remix-toast over a signed cookie, since its default cookie is not signed. */
export function createToasts(secrets: string[], isSecure: boolean) {
  return createToastUtilsWithCustomSession(
    createCookieSessionStorage({
      cookie: {
        name: cookieName(cookie, isSecure),
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

/** Redirects to `url`, where the toast appears (without JavaScript: a message at the top). Return or throw it. */
export function redirectWithToast(context: AppLoadContext, url: string, toast: ToastMessage): Promise<Response> {
  // The root has to load the toast after a redirect from a loader, too.
  return context.toasts.redirectWithToast(url, toast, { headers: revalidation });
}

/** The answer to a form sent by a script whose page stays: the toast is shown as it arrives. Its data says that the form was not lost. */
export function stayWithToast(context: AppLoadContext, toast: ToastMessage, status: number) {
  context.flash = toast;
  return data({ isDone: status < 400 }, status);
}

/**
 * Reads and removes this page's toast: the root's loader sends `headers`, which delete the cookie. remix-toast leaves
 * an empty cookie, which would exclude the visitor from shared cached pages.
 */
export async function takeToast(request: Request, context: AppLoadContext) {
  // Most pages have none, and remix-toast would take 3 % of a page to find that out.
  const { headers } = request;
  if (!context.cookies.get(cookie) || isPrefetch(headers) || headers.has(flashHeader))
    return { toast: null, headers: undefined };
  const { toast } = await context.toasts.getToast(request);
  if (!toast) return { toast: null, headers: undefined };
  const isSecure = context.origin.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure, maxAge: 0 } as const;
  return { toast, headers: { "Set-Cookie": serialize(cookieName(cookie, isSecure), "", options) } };
}
