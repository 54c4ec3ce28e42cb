import type { Selectable } from "kysely";
import type { PaymentsTable } from "@api/db/tables/orders";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { refundPayment } from "@api/modules/payments/refunds";
import type { PlaceOrderRequest } from "@domain/contract/ordering/order";
import { CouponLimitReachedError, placePaidOrder } from "./place-order";

type Payment = Selectable<PaymentsTable>;

/**
 * [HOST-56] Places the order of the customer's charged payment, named by idempotency key or transaction id. Contents and prices
 * come from the payment's snapshot; amounts in the request are only compared with it [PAY-10].
 * @throws ApiError not_found, price_changed, payment_in_progress, payment_declined, conflict, coupon_refused and
 * restaurant_unavailable (refunded)
 */
export async function submitOrder(
  dependencies: ApiDependencies,
  customerId: string,
  key: string | undefined,
  request: PlaceOrderRequest,
) {
  const payment = await findPayment(dependencies.db, customerId, key, request.transactionId);
  if (!payment) throw new ApiError("not_found", "There is no payment for this order. Please go back to the checkout.");
  assertMatches(payment, request);
  if (!payment.order_id) assertCharged(payment);
  try {
    return await placePaidOrder(dependencies, payment.id);
  } catch (error) {
    if (error instanceof CouponLimitReachedError || isGone(error))
      await refundPayment(dependencies, payment, error.message);
    throw error;
  }
}

/** The restaurant was suspended or deleted while the card was charged. */
const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "restaurant_unavailable";

async function findPayment(db: Db, customerId: string, key: string | undefined, transactionId: string) {
  const own = db.selectFrom("payments").selectAll().where("customer_id", "=", customerId);
  const byKey = key ? await own.where("key", "=", key).executeTakeFirst() : undefined;
  return byKey ?? (transactionId ? own.where("charge_id", "=", transactionId).executeTakeFirst() : undefined);
}

function assertMatches(payment: Payment, request: PlaceOrderRequest): void {
  const sameCharge = !request.transactionId || !payment.charge_id || request.transactionId === payment.charge_id;
  if (!sameCharge || request.restaurantId !== payment.restaurant_id) {
    throw new ApiError("conflict", "This payment belongs to another order. Please go back to the checkout.");
  }
  if (request.paymentAmount !== payment.amount_cents || request.currency.toLowerCase() !== payment.currency) {
    throw new ApiError("price_changed", "The amount differs from what was paid. Please go back to the checkout.");
  }
}

function assertCharged({ status }: Payment): void {
  switch (status) {
    case "charged":
    case "ordered":
      return;
    case "open":
    case "charging":
      throw new ApiError("payment_in_progress", "This payment has not gone through yet. Please try again in a moment.");
    case "declined":
      throw new ApiError("payment_declined", "The card was declined. Please try another card.");
    case "refunding":
    case "refunded":
      throw new ApiError("conflict", "This payment was refunded, so nothing was ordered. Please order again.");
    case "abandoned":
      throw new ApiError("conflict", "This payment was given up. Please order again.");
  }
}
