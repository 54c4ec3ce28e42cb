import type { paymentStatus } from "@domain/contract/payment";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { declineSentence } from "@api/payments/clover/messages";
import { ProviderUnavailable } from "@api/payments/provider";
import type * as z from "zod";
import { completeOrRefund } from "./complete";
import { lookUpHostedPayment } from "./hosted-checkout";
import { type Payment, findPayment } from "./payment";

type PaymentStatus = z.infer<typeof paymentStatus>["data"];

/**
 * [HOST-71] What became of a payment. An open hosted page is looked up at the provider, and a payment that was charged gets
 * its order (or is given back) right now: this is how the return from the hosted page becomes an order.
 * @throws ApiError not_found for an unknown key or another person's
 */
export async function paymentStatusOf(deps: ApiDependencies, key: string, customerId: string): Promise<PaymentStatus> {
  const payment = await findPayment(deps.db, key);
  if (payment?.customer_id !== customerId) throw notFound("Payment");
  return view(deps, await bringForward(deps, payment));
}

async function bringForward(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  try {
    const current = await lookUpHostedPayment(deps, payment);
    return current.status === "charged" ? await completeOrRefund(deps, current) : current;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn({ err: error, payment: payment.id }, "A payment could not be looked up");
    return payment;
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
