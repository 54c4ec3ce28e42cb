import { type AppLoadContext, redirect } from "@remix-run/node";
import { paymentCalls } from "@domain/contract/calls/payments";
import { isHostError } from "~/host/errors";
import { type PaymentStatus } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { redirectWithToast } from "~/session/toasts.server";
import { type Choices, toQuery } from "./choices";

/** What became of a key, or null when the host knows none, or does not say. */
export async function findPayment(context: AppLoadContext, key: string): Promise<PaymentStatus | null> {
  try {
    return await context.host.call(paymentCalls.getPayment, { params: { idempotencyKey: key } });
  } catch (error) {
    if (isHostError(error, "not_found", "unsupported", "validation_failed")) return null;
    throw error;
  }
}

/** For pages that wait for an outcome: the same, "unanswered" while the host cannot be asked, "untold" where it never says. */
export async function pollPayment(context: AppLoadContext, key: string) {
  try {
    return await context.host.call(paymentCalls.getPayment, { params: { idempotencyKey: key } });
  } catch (error) {
    if (isHostError(error, "timeout", "unreachable")) return "unanswered" as const;
    if (isHostError(error, "unsupported")) return "untold" as const;
    if (isHostError(error, "not_found", "validation_failed")) return null;
    throw error;
  }
}

/** Headers of such a page: seconds after which it asks again, with and without JavaScript. */
export const refreshHeaders = { Refresh: "3" };

/** Leads to the order that was placed; what was typed for it is not asked for again. */
export async function redirectToOrder(
  context: AppLoadContext,
  restaurantId: string,
  orderId: string,
): Promise<Response> {
  const userId = context.session.user?.id ?? "";
  await context.checkoutDraft.forget(userId, restaurantId);
  await context.unconfirmedPayments.forget(userId, restaurantId);
  return redirectWithToast(context, paths.order(orderId), {
    type: "success",
    message: "order placed successfully",
    description: "Payment processed successfully",
  });
}

/**
 * [PAY-16] Where a page that was pressed again leads: to the order it made already, or to the payment that is still under way.
 * null when nothing was paid with this key.
 */
export async function redirectForKey(context: AppLoadContext, key: string, choices: Choices): Promise<Response | null> {
  const payment = await findPayment(context, key);
  if (payment?.status === "ordered" && payment.orderId)
    return redirectToOrder(context, choices.restaurantId, payment.orderId);
  if (payment?.status !== "charged") return null;
  return redirect(paths.checkoutReturn({ ...toQuery(choices), key }), 303);
}

/** Whether nobody can say yet what became of a payment. */
const isUnclear = (payment: Awaited<ReturnType<typeof pollPayment>>): boolean =>
  payment === "untold" || payment === "unanswered" || payment?.status === "pending" || payment?.status === "charged";

/**
 * [PAY-16] Where somebody is sent who pays again at a restaurant while nobody knows what became of the payment before: to its page,
 * which asks the host and takes their word that they want to pay again. null when nothing is unclear.
 */
export async function redirectForUnconfirmed(
  context: AppLoadContext,
  userId: string,
  choices: Choices,
): Promise<Response | null> {
  const waiting = await findUnconfirmedPayment(context, userId, choices.restaurantId);
  return waiting && redirect(paths.checkoutReturn({ ...toQuery(choices), ...waiting }), 303);
}

/** The payment at a restaurant that nothing is known of, also now that the host was asked again; else it is forgotten. */
export async function findUnconfirmedPayment(
  context: AppLoadContext,
  userId: string,
  restaurantId: string,
): Promise<{ key: string; transaction: string | null } | null> {
  const kept = await context.unconfirmedPayments.read(userId, restaurantId);
  if (!kept) return null;
  if (isUnclear(await pollPayment(context, kept.key))) return { key: kept.key, transaction: kept.transaction };
  await context.unconfirmedPayments.forget(userId, restaurantId);
  return null;
}
