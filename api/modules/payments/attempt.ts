import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { grantPass } from "@api/modules/passes/claim";
import type { ChargeOutcome } from "@api/payments/provider";
import { getChargeReference, getPayment, isTooLate, type Payment } from "./payment";
import { confirmationTimeoutMessage, refundPayment } from "./refunds";

/**
 * Charges a claimed payment and stores the outcome. Safe to repeat for the same attempt: the provider returns the same result for
 * the same key, and only the first caller stores it.
 * @throws ProviderUnavailableError when the outcome is unknown; the payment stays `charging` and settlement repeats it
 */
export async function runAttempt(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  const outcome = await chargeOnce(deps, payment);
  return (await saveOutcome(deps.db, payment, outcome, deps.clock.now())) ?? getPayment(deps.db, payment);
}

/** The provider's result of this attempt; idempotent. @throws ProviderUnavailableError */
export async function chargeOnce(deps: ApiDependencies, payment: Payment): Promise<ChargeOutcome> {
  // A total of zero is not charged, but the order still needs a payment row.
  if (payment.amount_cents === 0) return { kind: "charged", chargeId: `free-${payment.id}`, brand: null, last4: null };
  const card = payment.purpose === "pass" ? await cardOnFile(deps, payment) : null;
  if (card && "kind" in card) return card;
  return deps.payments.charge({
    key: `${payment.key}:${payment.attempt}`,
    token: card?.id ?? payment.source_token ?? "",
    // With a token the customer is present; renewals have none.
    storedCard: card ? (payment.source_token ? "first" : "subsequent") : undefined,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    reference: getChargeReference(payment),
    clientAddress: payment.client_address ?? "127.0.0.1",
  });
}

/** Stores an attempt's outcome, once. Undefined when it is stored already. */
export async function saveOutcome(
  db: Db,
  payment: Payment,
  outcome: ChargeOutcome,
  now: Date,
): Promise<Payment | undefined> {
  const result =
    outcome.kind === "charged"
      ? {
          status: "charged" as const,
          charge_id: outcome.chargeId,
          card_brand: outcome.brand,
          card_last4: outcome.last4,
        }
      : { status: "declined" as const, decline_code: outcome.code };
  return db
    .updateTable("payments")
    .set({ ...result, updated_at: now })
    .where("id", "=", payment.id)
    .where("attempt", "=", payment.attempt)
    .where("status", "=", "charging")
    .returningAll()
    .executeTakeFirst();
}

/**
 * The stored card of a pass: its current one, or one created from the payment's token. It is stored before it is charged, so that
 * a repetition charges the same card under the same key.
 * @throws ProviderUnavailableError when it is unknown whether the card was stored; nothing was charged
 */
async function cardOnFile(deps: ApiDependencies, payment: Payment): Promise<{ id: string } | ChargeOutcome> {
  if (payment.card_id) return { id: payment.card_id };
  const { db, clock } = deps;
  const owner = await db
    .selectFrom("users")
    .select(["id", "email", "first_name as firstName", "last_name as lastName"])
    .where("id", "=", payment.customer_id)
    .executeTakeFirstOrThrow();
  const { id: userId, ...customer } = owner;
  const saved = await deps.payments.saveCard({ token: payment.source_token ?? "", customer });
  if (saved.kind === "declined") return saved;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("cards_on_file")
      .values({ id: saved.customerId, source_id: saved.sourceId, user_id: userId, created_at: clock.now() })
      .execute();
    // Also updates the time, since settlement skips recent payments.
    await trx
      .updateTable("payments")
      .set({ card_id: saved.customerId, updated_at: clock.now() })
      .where("id", "=", payment.id)
      .where("attempt", "=", payment.attempt)
      .where("status", "=", "charging")
      .execute();
  });
  return { id: saved.customerId };
}

/**
 * [PAY-17, PAY-18] Completes a charged payment without an order or pass month: places the order or grants the month, or refunds
 * it if that is no longer possible. Exactly one of the two, also concurrently with the customer's own call: both change the row
 * only while it is `charged`. The customer is notified.
 * @throws any unexpected error; the payment stays `charged` and settlement retries
 */
export async function completeOrRefund(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  if (payment.purpose === "pass") await grantPass(deps, payment);
  else await completeOrder(deps, payment);
  return getPayment(deps.db, payment);
}

async function completeOrder(deps: ApiDependencies, payment: Payment): Promise<void> {
  if (isTooLate(payment, deps.clock.now())) return refundPayment(deps, payment, confirmationTimeoutMessage);
  try {
    await placePaidOrder(deps, payment.id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await refundPayment(deps, payment, error.message);
  }
}
