import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cartCalls } from "@domain/contract/calls/carts";
import { listCarts } from "~/host/carts.server";
import { formRefusal } from "~/host/errors";
import { readForm } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** [CART-4, CART-9] The signed-in customer's carts, last used first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return { carts: await listCarts(context.host) };
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
    await context.host.send(cartCalls.clearCart, { params: { id: cartId } });
    return await redirectWithToast(context, here, { type: "success", message: "Cart cleared" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to clear the cart");
    const message = refusal.formErrors?.[0] ?? "Failed to clear the cart";
    return redirectWithToast(context, here, { type: "error", message });
  }
}
