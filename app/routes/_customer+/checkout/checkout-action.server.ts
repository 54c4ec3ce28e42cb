import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/node";
import { formatCents } from "@domain/money";
import { parseNumber } from "@domain/values/parse-number";
import { changedTimeText } from "~/features/checkout/checkout-texts.server";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import {
  checkoutHref,
  type CheckoutChoices,
  toTextFields,
  otherTip,
  toQuery,
  sections,
  tipError,
} from "~/features/checkout/choices";
import { returnHref, saveChoices } from "~/features/checkout/choices.server";
import { type CheckoutPage, loadCheckout } from "~/features/checkout/load-checkout.server";
import { unopenedPayment } from "~/features/checkout/payment-errors.server";
import { redirectForKey, redirectForUnconfirmed } from "~/features/checkout/payment-outcome.server";
import { findHalalChange } from "~/features/checkout/shown-halal.server";
import { changeCartLine, clearCart, deleteCartLine } from "~/host/carts.server";
import { formRefusal, isHostError } from "~/host/errors";
import { openHostedCheckout } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { isSameCart } from "~/session/cookies/checkout.server";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { quantityFieldName } from "./parts";
import { toPlaceErrors } from "./problem-fields";

interface PlaceError {
  /** The id of its field. */
  id: string;
  message: string;
}

/** Place Order: `pay` with JavaScript, `place` without. Every other button of the form changes the order. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = requireCustomer(request, context);
  const form = toTextFields(await readForm(request));
  const pressed = form.get("pay") ?? form.get("place");
  if (pressed === null) return changeForm(context, user.id, form);
  const choices = await saveChoices(context, user.id, form);
  const page = await loadCheckout(context, user.id, choices);
  const [key = "", shownTotal, ...halal] = pressed.split(":");
  const current = page.kind === "ready" ? page.view.key : null;
  const keyOutcome = key && key !== current ? await redirectForKey(context, key, choices) : null;
  const unclear = keyOutcome ?? (await redirectForUnconfirmed(context, user.id, choices));
  if (unclear) return unclear;
  const errors = await refusals(page, choices, { key, shownTotal: parseNumber(shownTotal), halal: halal.join(":") });
  if (errors.length > 0 || page.kind !== "ready") return data({ page, errors }, 422);
  // A total of zero needs no card: the host places the order at once.
  if (form.has("pay") && page.view.quote.total > 0) return redirect(checkoutHref(page.view.choices, "/pay"), 303);
  return toHostedPage(context, page.view);
}

/** [CHK-13, CHK-16] Problems that prevent the order, in the order in which to solve them. */
async function refusals(
  page: CheckoutPage,
  choices: CheckoutChoices,
  shown: { key: string; shownTotal: number; halal: string },
): Promise<PlaceError[]> {
  if (page.kind === "unlisted") return [{ id: "main", message: `${page.texts.title}. ${page.texts.body}` }];
  // Before its address or time: another type may need neither.
  if (page.kind === "ready" && page.view.typeProblem) return [{ id: "type", message: page.view.typeProblem }];
  const type = page.kind === "ready" ? page.view.choices.type : (choices.type ?? "delivery");
  const address = page.kind === "ready" ? page.view.choices.address : choices.address;
  if (type === "delivery" && (!address || address === "none")) {
    return [{ id: "address", message: "Please select a delivery address" }];
  }
  if (page.kind === "missing") return [{ id: "main", message: "Restaurant information is missing" }];
  if (page.kind === "empty") return [{ id: "main", message: "Your cart is empty" }];
  if (page.kind === "failed") return [{ id: "main", message: "Error loading cart" }];
  const { quote, key } = page.view;
  const errors = toPlaceErrors(quote);
  if (page.view.paymentFault) errors.push({ id: "summary", message: page.view.paymentFault });
  if (quote.couponError) errors.push({ id: "coupon", message: quote.couponError.message });
  const wrongTip = tipError(choices);
  if (wrongTip) errors.push({ id: choices.tip === otherTip ? "tipAmount" : "tip", message: wrongTip });
  if (errors.length > 0) return errors;
  // All at once: the next press agrees to everything that the page shows by then.
  return [
    changedTime(choices, page.view),
    changedTotal(shown, { key, total: quote.total }),
    changedHalal(shown, page.view),
  ].flatMap((change) => change ?? []);
}

const agree = "Nothing was charged. Press Place Order again if you agree.";

/**
 * [CHK-15] Refuses a time that was not displayed, because the restaurant has closed meanwhile or the day was just
 * changed.
 */
function changedTime(posted: CheckoutChoices, view: CheckoutView): PlaceError | null {
  const change = changedTimeText(posted, view);
  return change ? { id: "when", message: `${change} ${agree}` } : null;
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
  return isSameCart(shown.key, now.key) ? null : { id: "summary", message: `Your cart has changed. ${agree}` };
}

/** [HALAL-13] Refuses to order by a claim that holds no more, as of a certificate that ended at midnight. */
function changedHalal({ halal }: { halal: string }, { shownHalal }: CheckoutView): PlaceError | null {
  const change = findHalalChange(halal, shownHalal);
  return change ? { id: "summary", message: `${change} ${agree}` } : null;
}

/** [PAY-14] Without JavaScript: redirects to the provider's own page, which returns to /checkout/return. */
async function toHostedPage(context: AppLoadContext, view: CheckoutView) {
  const back = { ...toQuery(view.choices), key: view.key };
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
    const { formErrors, fieldErrors, status } = formRefusal(error, "Payment processing failed", unopenedPayment);
    const messages = [...formErrors, ...Object.values(fieldErrors).flat()];
    return data({ page, errors: messages.map((message) => ({ id: "summary", message })) }, status);
  }
}

/** Parts of the checkout with their own URL, which its buttons lead to. */
const parts = /^\/addresses\/[^/?#]+(\/delete)?$/;

/**
 * Every button of the form but Place Order: saves all values, performs the button's action, and returns to the same
 * place.
 */
async function changeForm(context: AppLoadContext, userId: string, form: URLSearchParams) {
  const code = form.get("pick");
  if (code !== null) form.append("coupon", code);
  const quarter = form.get("quarter");
  if (quarter !== null) for (const [name, value] of Object.entries(laterAt(quarter))) form.append(name, value);
  const choices = await saveChoices(context, userId, form);
  const [line, quantity] = [...form].find(([name]) => name.startsWith(quantityFieldName(""))) ?? [];
  if (line !== undefined) {
    return changeLine(context, choices, {
      id: line.slice(quantityFieldName("").length),
      quantity: parseNumber(quantity),
    });
  }
  const cartId = form.get("clear");
  if (cartId !== null) return emptyCart(context, choices, cartId);
  const part = form.get("go");
  if (part !== null && parts.test(part)) return redirect(checkoutHref(choices, part), 303);
  const section = code !== null ? "coupons" : quarter !== null ? "when" : form.get("update");
  return redirect(returnHref(context, choices, sections.find((name) => name === section) ?? null), 303);
}

/** The button of a quarter hour overrides any other chosen time. */
const laterAt = (time: string) => ({ when: "later", day: "", time });

async function changeLine(
  context: AppLoadContext,
  choices: CheckoutChoices,
  { id, quantity }: { id: string; quantity: number },
) {
  try {
    if (quantity > 0) await changeCartLine(context.host, id, quantity);
    else await deleteCartLine(context.host, id);
    return redirect(returnHref(context, choices, quantity > 0 ? `line-${id}` : "summary"), 303);
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

/** Returns to the restaurant, to choose something else. */
async function emptyCart(context: AppLoadContext, choices: CheckoutChoices, cartId: string) {
  const { restaurantId } = choices;
  try {
    await clearCart(context.host, cartId);
    const next = restaurantId ? paths.restaurant(restaurantId) : paths.home();
    return await redirectWithToast(context, next, { type: "success", message: "Cart cleared" });
  } catch (error) {
    const { formErrors } = formRefusal(error, "Failed to clear the cart");
    const message = formErrors[0] ?? "Failed to clear the cart";
    return redirectWithToast(context, checkoutHref(choices), { type: "error", message });
  }
}
