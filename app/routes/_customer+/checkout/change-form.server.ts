import { type AppLoadContext, redirect } from "@remix-run/node";
import { cartCalls } from "@domain/contract/calls/carts";
import { readNumber } from "@domain/values/read-number";
import { checkoutHref, type Choices, sections } from "~/features/checkout/choices";
import { backTo, keepChosen } from "~/features/checkout/choices.server";
import { changeCartLine } from "~/host/carts.server";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { redirectWithToast } from "~/session/toasts.server";
import { quantityOf } from "./line-id";

/** Parts of the checkout with an address of their own that its buttons lead to. */
const parts = /^\/addresses\/[^/?#]+(\/delete)?$/;

/**
 * Every button of the form but Place Order: it keeps what is chosen and typed, does the one thing the button says, and leads
 * back to where it stands.
 */
export async function changeForm(context: AppLoadContext, userId: string, form: URLSearchParams) {
  const code = form.get("pick");
  if (code !== null) form.append("coupon", code);
  const quarter = form.get("quarter");
  if (quarter !== null) for (const [name, value] of Object.entries(laterAt(quarter))) form.append(name, value);
  const choices = await keepChosen(context, userId, form);
  const [line, quantity] = [...form].find(([name]) => name.startsWith(quantityOf(""))) ?? [];
  if (line !== undefined) {
    return changeLine(context, choices, { id: line.slice(quantityOf("").length), quantity: readNumber(quantity) });
  }
  const cartId = form.get("clear");
  if (cartId !== null) return emptyCart(context, choices, cartId);
  const part = form.get("go");
  if (part !== null && parts.test(part)) return redirect(checkoutHref(choices, part), 303);
  const section = code !== null ? "coupons" : quarter !== null ? "when" : form.get("update");
  return redirect(backTo(context, choices, sections.find((name) => name === section) ?? null), 303);
}

/** A quarter of an hour that was pressed: another time than any that was chosen beside it. */
const laterAt = (time: string) => ({ when: "later", day: "", time });

async function changeLine(
  context: AppLoadContext,
  choices: Choices,
  { id, quantity }: { id: string; quantity: number },
) {
  try {
    if (quantity > 0) await changeCartLine(context.host, id, quantity);
    else await context.host.send(cartCalls.deleteCartItem, { params: { id } });
    return redirect(backTo(context, choices, quantity > 0 ? `line-${id}` : "summary"), 303);
  } catch (error) {
    const { formErrors } = formRefusal(error, "Failed to update the cart");
    const description = "An error occurred while performing the action.";
    return redirectWithToast(context, checkoutHref(choices), {
      type: "error",
      message: formErrors[0] ?? "Failed to update the cart",
      description,
    });
  }
}

/** Leads back to the restaurant, where something else can be chosen. */
async function emptyCart(context: AppLoadContext, choices: Choices, cartId: string) {
  const { restaurantId } = choices;
  try {
    await context.host.send(cartCalls.clearCart, { params: { id: cartId } });
    const next = restaurantId ? paths.restaurant(restaurantId) : paths.home();
    return await redirectWithToast(context, next, { type: "success", message: "Cart cleared" });
  } catch (error) {
    const { formErrors } = formRefusal(error, "Failed to clear the cart");
    const message = formErrors[0] ?? "Failed to clear the cart";
    return redirectWithToast(context, checkoutHref(choices), { type: "error", message });
  }
}
