import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/node";
import { formatCents } from "@domain/money";
import { changeCartLine, clearCart, removeCartLine } from "~/host/carts.server";
import { isHostError } from "~/host/errors";
import { formRefusal } from "~/host/form-refusal";
import { openHostedCheckout } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { checkoutHref, type Choices, queryOf, readChoices, tipCents } from "./choices";
import { type CheckoutPage, type CheckoutView, loadCheckout } from "./load-checkout.server";
import { lineId } from "./line-id";
import { inSentence } from "./order-times";
import { wayOfKey } from "./payment-outcome.server";

interface PlaceError {
  /** Id of the field it belongs to. */
  id: string;
  message: string;
}

/** Cart lines (`lineId`, `quantity`), the whole cart (`clear`), and Place Order: `pay` from the page's script, `place` from a native post. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = requireCustomer(request, context);
  const form = await request.formData();
  const lineId = form.get("lineId");
  const here = new URL(request.url);
  if (typeof lineId === "string") {
    return changeLine(context, `${here.pathname}${here.search}`, lineId, Number(form.get("quantity")));
  }
  const cartId = form.get("clear");
  if (typeof cartId === "string") return emptyCart(context, here, cartId);
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  const choices = readChoices(fields);
  const page = await loadCheckout(context, user.id, choices);
  const [key = "", shownTotal] = String(form.get("pay") ?? form.get("place") ?? "").split(":");
  const current = page.kind === "ready" ? page.view.key : null;
  const known = key && key !== current ? await wayOfKey(context, key, choices) : null;
  if (known) return known;
  const errors = await refusals(page, choices, { key, shownTotal: Number(shownTotal) });
  if (errors.length > 0 || page.kind !== "ready") return data({ page, errors }, 422);
  // With nothing to pay there is no card to ask for: the host places the order at once.
  if (form.has("pay") && page.view.quote.total > 0) return redirect(checkoutHref(page.view.choices, "/pay"), 303);
  return toHostedPage(context, page.view);
}

/** [CHK-13, CHK-16] What keeps the order from being placed; the first one is what to solve first. */
async function refusals(
  page: CheckoutPage,
  choices: Choices,
  shown: { key: string; shownTotal: number },
): Promise<PlaceError[]> {
  const type = page.kind === "ready" ? page.view.choices.type : (choices.type ?? "delivery");
  const address = page.kind === "ready" ? page.view.choices.address : choices.address;
  if (type === "delivery" && (!address || address === "none")) {
    return [{ id: "address", message: "Please select a delivery address" }];
  }
  if (page.kind === "missing") return [{ id: "main", message: "Restaurant information is missing" }];
  if (page.kind === "empty") return [{ id: "main", message: "Your cart is empty" }];
  if (page.kind === "failed") return [{ id: "main", message: "Error loading cart" }];
  const { quote, key } = page.view;
  const errors = (quote.problems ?? [])
    .filter(({ code }) => code !== "address_required")
    .map(({ code, message }) => ({ id: fieldOf[code] ?? "summary", message }));
  const wrongLine = quote.lines.find((line) => line.problem);
  for (const error of errors) if (error.id === "line" && wrongLine) error.id = lineId(wrongLine);
  if (page.view.paymentFault) errors.push({ id: "summary", message: page.view.paymentFault });
  if (quote.couponError) errors.push({ id: "coupon", message: quote.couponError.message });
  if (tipCents(choices) === null) errors.push({ id: "tipAmount", message: "Enter a tip of $0.00 to $500.00." });
  if (errors.length > 0) return errors;
  const changed = changedTime(choices, page.view) ?? changedTotal(shown, { key, total: quote.total });
  return changed ? [changed] : [];
}

/** Which field of the page a problem of the quote belongs to. */
const fieldOf: Record<string, string> = {
  address_out_of_reach: "address",
  restaurant_closed: "when",
  item_unavailable: "line",
  order_type_unavailable: "type",
};

const agree = "Nothing was charged. Press Place Order again if you agree.";

/** [CHK-15] Nobody orders for a time that was not shown: the place has closed meanwhile, or the day was picked just now. */
function changedTime(posted: Choices, { choices, scheduled }: CheckoutView): PlaceError | null {
  const isSame = choices.when === posted.when && (choices.when === "asap" || choices.time === posted.time);
  if (isSame || !scheduled) return null;
  return { id: "when", message: `Your order would be for ${inSentence(scheduled)}. ${agree}` };
}

/** [CHK-16] */
function changedTotal(
  shown: { key: string; shownTotal: number },
  now: { key: string; total: number },
): PlaceError | null {
  if (shown.shownTotal !== now.total) {
    const before = Number.isSafeInteger(shown.shownTotal) ? ` from ${formatCents(shown.shownTotal)}` : "";
    return { id: "summary", message: `The total has changed${before} to ${formatCents(now.total)}. ${agree}` };
  }
  return shown.key === now.key ? null : { id: "summary", message: `Your cart has changed. ${agree}` };
}

async function changeLine(context: AppLoadContext, here: string, lineId: string, quantity: number) {
  try {
    if (quantity > 0) await changeCartLine(context.host, lineId, quantity);
    else await removeCartLine(context.host, lineId);
    return redirect(here, 303);
  } catch (error) {
    const { formErrors } = formRefusal(error, "Failed to update the cart");
    const description = "An error occurred while performing the action.";
    return redirectWithToast(context, here, {
      type: "error",
      message: formErrors[0] ?? "Failed to update the cart",
      description,
    });
  }
}

/** Leads back to the restaurant, where something else can be chosen. */
async function emptyCart(context: AppLoadContext, here: URL, cartId: string) {
  const restaurantId = here.searchParams.get("restaurantId");
  try {
    await clearCart(context.host, cartId);
    const next = restaurantId ? paths.restaurant(restaurantId) : paths.home();
    return await redirectWithToast(context, next, { type: "success", message: "Cart cleared" });
  } catch (error) {
    const { formErrors } = formRefusal(error, "Failed to clear the cart");
    const message = formErrors[0] ?? "Failed to clear the cart";
    return redirectWithToast(context, `${here.pathname}${here.search}`, { type: "error", message });
  }
}

/** [PAY-14] The way without JavaScript: the provider's own page, and back to /checkout/return. */
async function toHostedPage(context: AppLoadContext, view: CheckoutView) {
  const back = { ...queryOf(view.choices), key: view.key };
  try {
    const { href } = await openHostedCheckout(context.host, view.key, {
      amountCents: view.quote.total,
      choices: view.wanted,
      successUrl: `${context.origin}${paths.checkoutReturn(back)}`,
      cancelUrl: `${context.origin}${paths.checkoutReturn({ ...back, cancelled: 1 })}`,
    });
    return redirect(href, 303);
  } catch (error) {
    const page = { kind: "ready" as const, view };
    if (isHostError(error, "unsupported")) {
      const message = "Card payment needs JavaScript here. Turn it on and press Place Order again.";
      return data({ page, errors: [{ id: "summary", message }] }, 422);
    }
    const { formErrors, fieldErrors, status } = formRefusal(error, "Payment processing failed");
    const messages = [...formErrors, ...Object.values(fieldErrors).flat()];
    return data({ page, errors: messages.map((message) => ({ id: "summary", message })) }, status);
  }
}
