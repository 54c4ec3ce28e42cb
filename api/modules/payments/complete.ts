import { formatCents } from "@domain/money";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { notify } from "@api/modules/notifications/notify";
import { placePaidOrder } from "@api/modules/orders/place-paid-order";
import { type Payment, isTooLate, readPayment } from "./payment";
import { addRefund } from "./refunds";

/**
 * [PAY-17, PAY-18] Ends a payment that was charged but has no order: places the order, or gives the money back when the
 * order can no longer be placed. Exactly one of the two, also when the customer's own call comes at the same time: both
 * change the payment's row only while it is `charged`. The customer is told which: by the order's own notification, or here.
 * @throws whatever is no refusal; the payment then stays `charged` and settlement tries again
 */
export async function completeOrRefund(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  if (isTooLate(payment, deps.clock.now())) await giveBack(deps, payment, tookTooLong);
  else {
    try {
      await placePaidOrder(deps, payment.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await giveBack(deps, payment, error.message);
    }
  }
  return readPayment(deps.db, payment);
}

export const tookTooLong = "It took too long to confirm your payment.";

/** Takes a charged payment back and tells the customer why; nothing happens once it has an order. */
export const giveBack = (deps: ApiDependencies, payment: Payment, reason: string): Promise<void> =>
  deps.db.transaction().execute((trx) => giveBackIn(trx, deps, payment, reason));

/** As giveBack, within the caller's transaction. */
export async function giveBackIn(
  trx: Db,
  { events, clock }: Pick<ApiDependencies, "events" | "clock">,
  payment: Payment,
  reason: string,
): Promise<void> {
  const taken = await trx
    .updateTable("payments")
    .set({ status: payment.amount_cents > 0 ? "refunding" : "abandoned", updated_at: clock.now() })
    .where("id", "=", payment.id)
    .where("status", "=", "charged")
    .returningAll()
    .executeTakeFirst();
  if (!taken || taken.amount_cents === 0) return;
  const amountCents = taken.amount_cents;
  await addRefund(trx, taken, { reason, actorId: null, borneBy: "platform", amountCents, left: amountCents });
  if (!taken.customer_id) return;
  const body = `${reason} Your order was not placed, and ${formatCents(amountCents)} goes back to your card.`;
  const notice = { kind: "refund", title: "Your payment is given back", body, link: "/orders" };
  await notify(trx, events, [taken.customer_id], notice);
}
