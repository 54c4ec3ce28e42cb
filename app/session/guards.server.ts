import { data, type AppLoadContext, redirect } from "@remix-run/node";
import type { MemberRestaurant, User } from "@domain/contract/accounts/auth";
import type { Host } from "~/host/client/host";
import { maySeeSalesAsStaff } from "~/host/team.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { paths } from "~/lib/paths";
import { getArea, getHomePath, isEditor, getMerchantRole, type Area } from "./areas";
import { safeRedirect } from "./redirect-to";

/** The signed-in person. Throws the redirect to the login, which returns here [ROUTE-16]. */
export function requireUser(request: Request, context: Pick<AppLoadContext, "session">): User {
  const { user } = context.session;
  if (!user) throw redirect(paths.login(returnPath(request)));
  return user;
}

/** The signed-in customer [ROUTE-13]. Throws the redirect to the login, or the 403 page. */
export const requireCustomer = (request: Request, context: Pick<AppLoadContext, "session">) =>
  requireArea(request, context, "customer");

/** A person of one of the areas [ROUTE-17]. Throws the redirect to the login, or the 403 page. */
export function requireArea(
  request: Request,
  context: Pick<AppLoadContext, "session">,
  ...areas: [Area, ...Area[]]
): User {
  const user = requireUser(request, context);
  const area = getArea(user.role);
  if (!areas.includes(area)) throw forbidden(user);
  return user;
}

/** A merchant and the restaurant they act on [ROUTE-14, ROUTE-18]. Throws as `requireArea` does, and the 404 page where they have none. */
export function requireMerchant(
  request: Request,
  context: Pick<AppLoadContext, "session">,
): { user: User; restaurant: MemberRestaurant } {
  const user = requireArea(request, context, "merchant");
  const { restaurant } = context.session;
  if (!restaurant) {
    const home = { to: paths.account(), label: "Go to your account" };
    throw notFoundPage("No restaurant found", home);
  }
  return { user, restaurant };
}

/**
 * A merchant who may change more than availability: anyone but staff (docs/catalogue.md). Throws as `requireArea` does.
 */
export function requireEditor(
  request: Request,
  context: Pick<AppLoadContext, "session">,
): { user: User; restaurant: MemberRestaurant } {
  const merchant = requireMerchant(request, context);
  if (!isEditor(merchant.user.role)) throw forbidden(merchant.user);
  return merchant;
}

/** The owner of a restaurant, who alone manages its team (docs/roles.md). Throws as `requireArea` does. */
export function requireOwner(
  request: Request,
  context: Pick<AppLoadContext, "session">,
): { user: User; restaurant: MemberRestaurant } {
  const merchant = requireMerchant(request, context);
  if (getMerchantRole(merchant.user.role) !== "owner") throw forbidden(merchant.user);
  return merchant;
}

/**
 * A merchant who may see the restaurant's sales; staff only where its owner allows it. Throws as `requireArea` and the
 * host do.
 */
export async function requireSales(
  request: Request,
  context: Pick<AppLoadContext, "session" | "host">,
): Promise<{ user: User; restaurant: MemberRestaurant }> {
  const merchant = requireMerchant(request, context);
  const { user, restaurant } = merchant;
  if (!(await mayReadSales(context.host, user.role, restaurant.id))) throw forbidden(user);
  return merchant;
}

/** Whether this role may see the restaurant's sales; calls the host for staff only. @throws HostError */
export const mayReadSales = async (host: Host, role: string, restaurantId: string): Promise<boolean> =>
  getMerchantRole(role) !== "staff" || maySeeSalesAsStaff(host, restaurantId);

function forbidden(user: User) {
  return data({ code: "forbidden", message: "This page is not for your account.", home: getHomePath(user.role) }, 403);
}

/**
 * The page to return to: the current one, or for a form submission the page that contains the form. Undefined where
 * that is unknown.
 */
export function returnPath(request: Request): string | undefined {
  const { origin, pathname, search } = new URL(request.url);
  const referrer = request.method === "GET" ? null : request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return safeRedirect(`${pathname}${search}`) ?? undefined;
  const from = new URL(referrer);
  return (from.origin === origin && safeRedirect(`${from.pathname}${from.search}`)) || undefined;
}
