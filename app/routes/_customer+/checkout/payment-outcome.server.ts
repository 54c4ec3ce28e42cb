import type { AppLoadContext } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { isHostError } from "~/host/errors";
import { getPayment, type PaymentStatus } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { redirectWithToast } from "~/session/toasts.server";
import { type Choices, queryOf } from "./choices";

/** What became of a key, or null when the host knows none, or does not say. */
export async function findPayment(context: AppLoadContext, key: string): Promise<PaymentStatus | null> {
  try {
    return await getPayment(context.host, key);
  } catch (error) {
    if (isHostError(error, "not_found", "unsupported", "validation_failed")) return null;
    throw error;
  }
}

/** For pages that wait for an outcome: the same, "unanswered" while the host cannot be asked, "untold" where it never says. */
export async function awaitPayment(context: AppLoadContext, key: string) {
  try {
    return await getPayment(context.host, key);
  } catch (error) {
    if (isHostError(error, "timeout", "unreachable")) return "unanswered" as const;
    if (isHostError(error, "unsupported")) return "untold" as const;
    if (isHostError(error, "not_found", "validation_failed")) return null;
    throw error;
  }
}

/** Headers of such a page: seconds after which it asks again, with and without JavaScript. */
export const askAgain = { Refresh: "3" };

export const toOrder = (context: AppLoadContext, orderId: string) =>
  redirectWithToast(context, paths.order(orderId), {
    type: "success",
    message: "order placed successfully",
    description: "Payment processed successfully",
  });

/**
 * [PAY-16] Where a page that was pressed again leads: to the order it made already, or to the payment that is still under way.
 * null when nothing was paid with this key.
 */
export async function wayOfKey(context: AppLoadContext, key: string, choices: Choices): Promise<Response | null> {
  const payment = await findPayment(context, key);
  if (payment?.status === "ordered" && payment.orderId) return toOrder(context, payment.orderId);
  if (payment?.status !== "charged") return null;
  return redirect(paths.checkoutReturn({ ...queryOf(choices), key }), 303);
}
