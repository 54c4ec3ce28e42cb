import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findVisitorLocation } from "~/features/location/account-location.server";
import { type Cart, clearCart, listCarts } from "~/host/carts.server";
import type { Host } from "~/host/client/host";
import { formRefusal, rethrowUnlessHostError } from "~/host/errors";
import { findRestaurant, type Restaurant } from "~/host/restaurants.server";
import { readForm } from "~/lib/read-form.server";
import { modeIn } from "~/session/cookies/preferences.server";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { findCartNotice } from "./cart-notice";

/** [CART-4, CART-9] The signed-in customer's carts, last used first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const { host } = context;
  const { pathname, search, searchParams } = new URL(request.url);
  const mode = modeIn(searchParams, context.cookies);
  const [carts, from] = await Promise.all([listCarts(host), findVisitorLocation(context, mode)]);
  const here = `${pathname}${search}`;
  const withNotices = carts.map(async (cart, index) => {
    const restaurant = index < maxRestaurants ? await findCartRestaurant(host, cart) : undefined;
    return { ...cart, notice: findCartNotice(cart, { restaurant, mode, from, here }) };
  });
  return { carts: await Promise.all(withNotices) };
}

/** Each restaurant takes one call; the checkout tells the same of the others. */
const maxRestaurants = 20;

/** Null if it is not listed any more; undefined if it could not be read. */
async function findCartRestaurant(host: Host, { restaurantId }: Cart): Promise<Restaurant | null | undefined> {
  if (!restaurantId) return undefined;
  return findRestaurant(host, restaurantId).catch((error: unknown) => {
    rethrowUnlessHostError(error);
    return error.code === "not_found" ? null : undefined;
  });
}

/** Empties one cart (`clear` is its id) and returns to the page below the sheet. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const { pathname, search } = new URL(request.url);
  const here = `${pathname}${search}`;
  const form = await readForm(request);
  const cartId = form.get("clear");
  if (typeof cartId !== "string" || !cartId) return redirect(here, 303);
  try {
    await clearCart(context.host, cartId);
    return await redirectWithToast(context, here, { type: "success", message: "Cart cleared" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to clear the cart");
    const message = refusal.formErrors?.[0] ?? "Failed to clear the cart";
    return redirectWithToast(context, here, { type: "error", message });
  }
}
