import type * as z from "zod";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { ProviderUnavailable } from "@api/payments/provider";
import type { paymentStatus } from "@domain/contract/ordering/payment";
import { declineSentence } from "../../payments/clover/wire";
import { completeOrRefund } from "./complete";
import { lookUpHostedPayment } from "./hosted-checkout";
import { type Payment, isPaid, paymentsOfKey } from "./payment";

type PaymentStatus = z.infer<typeof paymentStatus>["data"];

/**
 * [HOST-71] What became of a payment. An open hosted page is looked up at the provider, and a payment that was charged gets
 * its order (or is given back) right now: this is how the return from the hosted page becomes an order.
 * @throws ApiError not_found for an unknown key or another person's
 */
export async function paymentStatusOf(deps: ApiDependencies, key: string, customerId: string): Promise<PaymentStatus> {
  const known = await ownPayments(deps, key, customerId);
  await Promise.all(known.filter(mayMoveOn).map((payment) => bringForward(deps, payment)));
  const [payment] = known.some(mayMoveOn) ? await ownPayments(deps, key, customerId) : known;
  if (!payment) throw notFound("Payment");
  return view(deps, payment);
}

/**
 * A key may stand for several payments (claim.ts): a hosted page left for the card dialog can still be paid. First comes the one
 * that was paid for or is about to be, of which a cart has one at most, then the one that has the key now.
 */
async function ownPayments({ db }: ApiDependencies, key: string, customerId: string): Promise<Payment[]> {
  const own = (await paymentsOfKey(db, key)).filter((payment) => payment.customer_id === customerId);
  const rank = (payment: Payment) => (isLive(payment) ? 0 : payment.key === key ? 1 : 2);
  return own.sort((left, right) => rank(left) - rank(right));
}

const isLive = (payment: Payment) => isPaid(payment) || payment.status === "charging";
const mayMoveOn = ({ status }: Payment) => status === "open" || status === "charged";

async function bringForward(deps: ApiDependencies, payment: Payment): Promise<void> {
  try {
    const current = await lookUpHostedPayment(deps, payment);
    if (current.status === "charged") await completeOrRefund(deps, current);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn({ err: error, payment: payment.id }, "A payment could not be looked up");
  }
}

async function view({ db }: ApiDependencies, payment: Payment): Promise<PaymentStatus> {
  const refund = await db
    .selectFrom("refunds")
    .selectAll()
    .where("payment_id", "=", payment.id)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return {
    status: nameOf(payment),
    transactionId: payment.charge_id,
    orderId: payment.order_id,
    amount: payment.amount_cents,
    declineMessage: payment.decline_code ? declineSentence(payment.decline_code) : null,
    refund: refund
      ? {
          id: refund.id,
          amount: refund.amount_cents,
          at: refund.created_at.toISOString(),
          status: refund.status,
          reason: refund.reason,
        }
      : null,
  };
}

function nameOf(payment: Payment): PaymentStatus["status"] {
  switch (payment.status) {
    case "open":
      return payment.decline_code ? "declined" : "pending";
    case "charging":
      return "pending";
    case "charged":
    case "ordered":
    case "declined":
    case "refunded":
      return payment.status;
    case "refunding":
      return "refunded";
    case "abandoned":
      return "declined";
  }
}
