import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { grantPass } from "@api/modules/passes/grant";
import { isTooLate, type Payment, readPayment } from "./payment";
import { refundPayment, tookTooLong } from "./refunds";

/**
 * [PAY-17, PAY-18] Ends a payment that was charged but has nothing to show for it: places the order, or gives the month of
 * the pass; or gives the money back when that can no longer be done. Exactly one of the two, also when the customer's own
 * call comes at the same time: both change the payment's row only while it is `charged`. The customer is told which.
 * @throws whatever is no refusal; the payment then stays `charged` and settlement tries again
 */
export async function completeOrRefund(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  if (payment.purpose === "pass") await grantPass(deps, payment);
  else await completeOrder(deps, payment);
  return readPayment(deps.db, payment);
}

async function completeOrder(deps: ApiDependencies, payment: Payment): Promise<void> {
  if (isTooLate(payment, deps.clock.now())) return refundPayment(deps, payment, tookTooLong);
  try {
    await placePaidOrder(deps, payment.id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await refundPayment(deps, payment, error.message);
  }
}
