import { type AppLoadContext, createCookieSessionStorage } from "@remix-run/node";
import { serialize } from "hono/utils/cookie";
import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { revalidation } from "~/framework/data-request";
import { cookieName } from "./cookies/cookies.server";

const cookie = "toast";

/** remix-toast over a signed cookie: its own is not signed. */
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

/** Leads to `url`, where the toast shows (without JavaScript: a message at the top of the page). Return or throw it. */
export function redirectWithToast(context: AppLoadContext, url: string, toast: ToastMessage): Promise<Response> {
  // Also a redirect out of a loader must make the root ask for the toast.
  return context.toasts.redirectWithToast(url, toast, { headers: revalidation });
}

/**
 * The toast of this page, once: the root's loader sends `headers`, which take the cookie away. An empty one, as remix-toast leaves it,
 * would keep its visitor from the pages that all visitors share.
 */
export async function takeToast(request: Request, context: AppLoadContext) {
  // Most pages have none, and remix-toast takes 3 % of a page to find that out.
  if (!context.cookies.get(cookie)) return { toast: null, headers: undefined };
  const { toast } = await context.toasts.getToast(request);
  if (!toast) return { toast: null, headers: undefined };
  const isSecure = context.origin.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure, maxAge: 0 } as const;
  return { toast, headers: { "Set-Cookie": serialize(cookieName(cookie, isSecure), "", options) } };
}
