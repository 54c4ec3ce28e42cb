import type * as z from "zod";
import { json } from "@api/db/tables";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { createCouponGuessLimit } from "@api/modules/quote/coupon";
import { getDeclineMessage } from "@api/payments/clover/wire";
import { type ProviderEvent, ProviderUnavailableError } from "@api/payments/provider";
import { paymentCalls } from "@domain/contract/calls/payments";
import * as contract from "@domain/contract/ordering/payment";
import type { paymentStatus } from "@domain/contract/ordering/payment";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import { completeOrRefund } from "./attempt";
import { claimAndCharge } from "./charge";
import { assertOwnUrls, toCheckoutError, toProviderIp } from "./checkout-request";
import { createDeclineLimit } from "./decline-limit";
import { acceptHostedPayment, lookUpHostedPayment, openHostedCheckout } from "./hosted-checkout";
import { isPaid, listPaymentsByKey, type Payment } from "./payment";

/** [HOST-55, HOST-69…72] Payments: by card fields, by the hosted page, and their status. */
export function paymentsModule(deps: ApiDependencies) {
  const guessLimit = createCouponGuessLimit(deps);
  const router = createRouter();

  router.openapi(toRoute(paymentCalls.charge), async (c) => {
    const { id } = requireActor(c, "customer");
    const { cloverResult, choices, amount, restaurantId, currency } = c.req.valid("json");
    if (!choices) throw new ApiError("validation_failed", "It is missing what is to be paid for.");
    assertChoicesMatch(choices, { restaurantId, currency });
    const charge = await guessLimit.run(id, choices, () =>
      claimAndCharge(deps, {
        customerId: id,
        key: c.req.valid("header")[contract.idempotencyHeader],
        token: cloverResult.token,
        choices,
        amount,
        clientAddress: toProviderIp(c.get("clientAddress")),
      }),
    );
    return c.json(withData(charge), 200);
  });

  router.openapi(toRoute(paymentCalls.getCardFields), (c) => {
    requireActor(c, "customer");
    return c.json(withData(deps.payments.browserConfig()), 200);
  });

  router.openapi(toRoute(paymentCalls.openCheckout), async (c) => {
    const actor = requireActor(c, "customer");
    const { choices, amount, successUrl, cancelUrl } = c.req.valid("json");
    assertOwnUrls(deps, successUrl, cancelUrl);
    try {
      const checkout = await guessLimit.run(actor.id, choices, () =>
        openHostedCheckout(deps, {
          actor,
          key: c.req.valid("header")[contract.idempotencyHeader],
          choices,
          amount,
          successUrl,
          cancelUrl,
          clientAddress: toProviderIp(c.get("clientAddress")),
        }),
      );
      return c.json(withData(checkout), 200);
    } catch (error) {
      throw toCheckoutError(deps, error);
    }
  });

  router.openapi(toRoute(paymentCalls.getPayment), async (c) => {
    const { id } = requireActor(c, "customer");
    return c.json(withData(await getPaymentStatus(deps, c.req.valid("param").idempotencyKey, id)), 200);
  });

  router.post("/payments/clover/webhooks", async (c) => {
    await takeWebhook(deps, c.req.header("clover-signature") ?? null, await c.req.text());
    return c.json(withMessage("Accepted."), 200);
  });

  return router;
}

type PaymentStatus = z.infer<typeof paymentStatus>["data"];

/**
 * [HOST-71] A payment's status. An open hosted page is looked up at the provider, and a charged payment is ordered (or refunded)
 * immediately: this turns the return from the hosted page into an order.
 * @throws ApiError not_found for an unknown key or another person's
 */
async function getPaymentStatus(deps: ApiDependencies, key: string, customerId: string): Promise<PaymentStatus> {
  const payments = await ownPayments(deps, key, customerId);
  await Promise.all(payments.filter(mayMoveOn).map((payment) => bringForward(deps, payment)));
  const [payment] = payments.some(mayMoveOn) ? await ownPayments(deps, key, customerId) : payments;
  if (!payment) throw notFound("Payment");
  return view(deps, payment);
}

/**
 * A key may have several payments (claim.ts), as an abandoned hosted page can still be paid. The one that is paid or in progress
 * comes first (a cart has at most one), then the current one.
 */
async function ownPayments({ db }: ApiDependencies, key: string, customerId: string): Promise<Payment[]> {
  const own = (await listPaymentsByKey(db, key)).filter((payment) => payment.customer_id === customerId);
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
    if (!(error instanceof ProviderUnavailableError)) throw error;
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
    status: wireStatus(payment),
    transactionId: payment.charge_id,
    orderId: payment.order_id,
    amount: payment.amount_cents,
    declineMessage: payment.decline_code ? getDeclineMessage(payment.decline_code) : null,
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

function wireStatus(payment: Payment): PaymentStatus["status"] {
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

/**
 * [PAY-15] Handles a webhook of the provider, authenticated by its signature. It is recorded only after handling, so that a
 * repetition is handled after a crash.
 * @throws ApiError unauthenticated on a wrong signature
 */
async function takeWebhook(deps: ApiDependencies, signature: string | null, rawBody: string): Promise<void> {
  const event = await deps.payments.readWebhook(signature, rawBody, deps.clock.now());
  if (!event) throw new ApiError("unauthenticated", "The signature is wrong.");
  const delivery = await deps.db
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("id", "=", event.id)
    .executeTakeFirst();
  if (delivery) return;
  const payment = await deps.db
    .selectFrom("payments")
    .selectAll()
    .where("checkout_session_id", "=", event.checkoutSessionId)
    .executeTakeFirst();
  if (payment) await apply(deps, payment, event);
  await deps.db
    .insertInto("webhook_deliveries")
    .values({ id: event.id, body: json(event.raw) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function apply(deps: ApiDependencies, payment: Payment, event: ProviderEvent): Promise<void> {
  if (event.approved && event.chargeId) {
    await acceptHostedPayment(deps, payment, await findReportedCharge(deps, payment, event.chargeId));
    return;
  }
  if (event.approved) {
    deps.logger.error(
      { payment: payment.id },
      "An approved payment is told of without its id; it is looked up instead",
    );
    return;
  }
  if (payment.customer_id) await createDeclineLimit(deps).count(payment.customer_id);
  // The page stays open for another card; the reason is shown on return.
  await deps.db
    .updateTable("payments")
    .set({ decline_code: "card_declined" })
    .where("id", "=", payment.id)
    .where("status", "=", "open")
    .execute();
}

/** Card and amount of the reported payment; optional, as the signed event is sufficient proof. */
async function findReportedCharge(deps: ApiDependencies, payment: Payment, chargeId: string) {
  const unknown = { chargeId, amountCents: payment.amount_cents, brand: null, last4: null };
  try {
    return (await deps.payments.lookUpCharge(chargeId)) ?? unknown;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return unknown;
    throw error;
  }
}

/** Rejects a request that names another restaurant or currency; the charge follows from the stored choices. */
function assertChoicesMatch(
  choices: QuoteChoices,
  request: { restaurantId?: string | undefined; currency?: string | undefined },
) {
  const isSame = (request.restaurantId ?? choices.restaurantId) === choices.restaurantId;
  if (isSame && (request.currency ?? "usd").toLowerCase() === "usd") return;
  throw new ApiError(
    "validation_failed",
    "The payment is for another restaurant or currency. Your card was not charged.",
  );
}
