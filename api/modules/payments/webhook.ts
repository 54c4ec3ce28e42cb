import { json } from "@api/db/tables";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { ProviderUnavailable, type ProviderEvent } from "@api/payments/provider";
import { acceptHostedPayment } from "./hosted-checkout";
import type { Payment } from "./payment";

/**
 * [PAY-15] Takes an event of the provider. Its signature is the proof; it is noted only once it was dealt with, so that the
 * provider's repeat gets another chance after a crash.
 * @throws ApiError unauthenticated on a wrong signature
 */
export async function takeWebhook(deps: ApiDependencies, signature: string | null, rawBody: string): Promise<void> {
  const event = await deps.payments.readWebhook(signature, rawBody, deps.clock.now());
  if (!event) throw new ApiError("unauthenticated", "The signature is wrong.");
  const known = await deps.db
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("id", "=", event.id)
    .executeTakeFirst();
  if (known) return;
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
    await acceptHostedPayment(deps, payment, await chargeTold(deps, payment, event.chargeId));
    return;
  }
  if (event.approved) {
    deps.logger.error(
      { payment: payment.id },
      "An approved payment is told of without its id; it is looked up instead",
    );
    return;
  }
  // The page stays open for another card; coming back, the customer is told why.
  await deps.db
    .updateTable("payments")
    .set({ decline_code: "card_declined" })
    .where("id", "=", payment.id)
    .where("status", "=", "open")
    .execute();
}

/** Card and amount of the payment told of; the signed event alone is proof enough when they cannot be had. */
async function chargeTold(deps: ApiDependencies, payment: Payment, chargeId: string) {
  const unknown = { chargeId, amountCents: payment.amount_cents, brand: null, last4: null };
  try {
    return (await deps.payments.lookUpCharge(chargeId)) ?? unknown;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return unknown;
    throw error;
  }
}
