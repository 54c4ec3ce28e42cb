import { type AppLoadContext, redirect } from "@remix-run/node";
import type { User } from "@domain/contract/accounts/auth";
import { paymentCalls } from "@domain/contract/calls/payments";
import { isHostError, unclearCodes } from "~/host/errors";
import { type PaymentStatus } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { requireCustomer, returnPath } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { type CheckoutChoices, toQuery } from "./choices";

/**
 * The customer who comes back from the provider's page. Who is not logged in any more reads before the login that there is no need to
 * pay again. Throws as `requireCustomer` does.
 */
export async function requirePayer(request: Request, context: AppLoadContext): Promise<User> {
  const hasLeft = new URL(request.url).searchParams.has("cancelled");
  if (context.session.user || hasLeft) return requireCustomer(request, context);
  throw await redirectWithToast(context, paths.login(returnPath(request)), {
    type: "info",
    message: "Log in to see your payment",
    description: "There is no need to pay again.",
  });
}

/** The outcome of the payment with a key; null when the host knows none, or lacks the call. */
export async function findPayment(context: AppLoadContext, key: string): Promise<PaymentStatus | null> {
  try {
    return await context.host.call(paymentCalls.getPayment, { params: { idempotencyKey: key } });
  } catch (error) {
    if (isHostError(error, "not_found", "unsupported", "validation_failed")) return null;
    throw error;
  }
}

/**
 * For pages that wait for an outcome: the same, "unanswered" while the host gives no usable answer, "untold" where it
 * lacks the call.
 */
export async function pollPayment(context: AppLoadContext, key: string) {
  try {
    return await context.host.call(paymentCalls.getPayment, { params: { idempotencyKey: key } });
  } catch (error) {
    if (isHostError(error, ...unclearCodes, "rate_limited")) return "unanswered" as const;
    if (isHostError(error, "unsupported")) return "untold" as const;
    if (isHostError(error, "not_found", "validation_failed")) return null;
    throw error;
  }
}

/** Headers of such a page: it reloads after these seconds, with and without JavaScript. */
export const refreshHeaders = { Refresh: "3" };

/** Redirects to the placed order, and deletes the checkout draft. `isFree`: nothing was paid for it. */
export async function redirectToOrder(
  context: AppLoadContext,
  restaurantId: string,
  orderId: string,
  isFree = false,
): Promise<Response> {
  const userId = context.session.user?.id ?? "";
  await context.checkoutDraft.clear(userId, restaurantId);
  await context.unconfirmedPayments.clear(userId, restaurantId);
  return redirectWithToast(context, paths.order(orderId), {
    type: "success",
    message: "order placed successfully",
    description: isFree ? "There was nothing to pay" : "Payment processed successfully",
  });
}

/**
 * [PAY-16] The redirect when a page is submitted again: to the order that was placed, or to the payment in progress.
 * null when nothing was paid with this key.
 */
export async function redirectForKey(
  context: AppLoadContext,
  key: string,
  choices: CheckoutChoices,
): Promise<Response | null> {
  const payment = await findPayment(context, key);
  if (payment?.status === "ordered" && payment.orderId)
    return redirectToOrder(context, choices.restaurantId, payment.orderId, payment.amount === 0);
  if (payment?.status !== "charged") return null;
  return redirect(paths.checkoutReturn({ ...toQuery(choices), key }), 303);
}

/** Whether the outcome of a payment is unknown. */
const isUnclear = (payment: Awaited<ReturnType<typeof pollPayment>>): boolean =>
  payment === "untold" || payment === "unanswered" || payment?.status === "pending" || payment?.status === "charged";

/**
 * [PAY-16] The redirect for a second payment at a restaurant while the outcome of an earlier one is unknown: its page
 * asks the host, or the customer to confirm that they want to pay again. null when nothing is unknown.
 */
export async function redirectForUnconfirmed(
  context: AppLoadContext,
  userId: string,
  choices: CheckoutChoices,
): Promise<Response | null> {
  const waiting = await findUnconfirmedPayment(context, userId, choices.restaurantId);
  return waiting && redirect(paths.checkoutReturn({ ...toQuery(choices), ...waiting }), 303);
}

/** The unconfirmed payment at a restaurant, after asking the host again; once its outcome is known, it is forgotten. */
export async function findUnconfirmedPayment(
  context: AppLoadContext,
  userId: string,
  restaurantId: string,
): Promise<{ key: string; transaction: string | null } | null> {
  const unconfirmed = await context.unconfirmedPayments.read(userId, restaurantId);
  if (!unconfirmed) return null;
  if (isUnclear(await pollPayment(context, unconfirmed.key)))
    return { key: unconfirmed.key, transaction: unconfirmed.transaction };
  await context.unconfirmedPayments.clear(userId, restaurantId);
  return null;
}
