import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { claimRow, lockOpenAccount, type PaymentStart } from "@api/modules/payments/claim";
import { isPaid, type Payment } from "@api/modules/payments/payment";
import { refundPaymentWithin } from "@api/modules/payments/refunds";
import { addAnchoredMonth, getFirstRenewalAt } from "@domain/promotions/pass";
import { findActivePass, getPriceFor, notifyPassHolder, type Pass } from "./pass";

export interface PassClaim {
  key: string;
  customerId: string;
  /** The amount the app showed, in cents. */
  amount: number;
  start: PaymentStart;
}

/**
 * Claims the payment of a pass: a new one, or another month of one that does not renew or whose renewal was declined. Claims of
 * one customer are serialised, so that concurrent purchases are charged once. `claimed` runs in its transaction, which an error
 * undoes.
 * @returns null when the key's payment is paid or in progress
 * @throws ApiError price_changed, conflict (the pass renews automatically), payment_in_progress
 */
export async function claimPassPayment(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  claim: PassClaim,
  claimed?: (trx: Db) => Promise<void>,
): Promise<Payment | null> {
  const { key, customerId, start } = claim;
  return db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, customerId, "update");
    const known = await trx.selectFrom("payments").selectAll().where("key", "=", key).executeTakeFirst();
    if (known && (isPaid(known) || known.status === "charging")) return null;
    const running = await findActivePass(trx, customerId, true);
    if (running) assertNeedsPaying(running);
    await assertNothingUnderWay(trx, customerId);
    const amountCents = await getPriceFor(trx, running);
    if (claim.amount !== amountCents) {
      throw new ApiError("price_changed", "The price has changed. Your card was not charged. Check the new price.", {
        data: { price: amountCents },
      });
    }
    const payment = await claimRow(
      trx,
      { key, customerId, amountCents, currency: "usd", start, now: clock.now() },
      toPassColumns(running, null),
    );
    if (payment) await claimed?.(trx);
    return payment;
  });
}

/** The payment's columns for the month after the paid one, or for a new pass. */
export const toPassColumns = (pass: Pick<Pass, "id" | "paid_until"> | undefined, cardId: string | null) => ({
  purpose: "pass" as const,
  restaurant_id: null,
  cart_id: null,
  choices: null,
  quote: null,
  pass_id: pass?.id ?? null,
  pass_paid_until: pass?.paid_until ?? null,
  card_id: cardId,
});

function assertNeedsPaying(pass: Pass): void {
  const goesOn = pass.status === "active" && pass.card_id !== null && pass.failed_tries === 0;
  if (goesOn) throw new ApiError("conflict", "You already have a Go Pass. It renews automatically.");
}

/** Charges for passes that are in progress, by customers or renewals. */
export const passPaymentsInProgress = (trx: Db) =>
  trx
    .selectFrom("payments")
    .select("payments.id")
    .where("payments.purpose", "=", "pass")
    .where("payments.status", "in", ["charging", "charged"]);

/** Whether a charge for the customer's pass is in progress, by the customer or a renewal. */
export async function hasPassPaymentInProgress(trx: Db, customerId: string): Promise<boolean> {
  const payment = await passPaymentsInProgress(trx).where("customer_id", "=", customerId).executeTakeFirst();
  return payment !== undefined;
}

async function assertNothingUnderWay(trx: Db, customerId: string): Promise<void> {
  if (await hasPassPaymentInProgress(trx, customerId)) {
    throw new ApiError(
      "payment_in_progress",
      "Your Go Pass is being paid for already. Look at it before you pay again.",
    );
  }
}

/**
 * Grants what a charged payment paid for: a new pass, or another month. If the month was paid in another way meanwhile, the
 * payment is refunded. Idempotent, also in parallel: only `charged` payments change. Locks: customer, pass, payment.
 */
export async function grantPass(deps: ApiDependencies, { id, customer_id: customerId }: Payment): Promise<void> {
  if (!customerId) return;
  await deps.db.transaction().execute(async (trx) => {
    const holder = await trx
      .selectFrom("users")
      .select(["id", "email", "first_name"])
      .where("id", "=", customerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const running = await findActivePass(trx, customerId, true);
    const payment = await trx.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (payment?.status !== "charged") return;
    if (running && !paysFor(payment, running)) {
      await refundPaymentWithin(trx, deps, payment, "You already have a Go Pass.");
      return;
    }
    await grant(trx, deps, { holder, running, payment });
  });
}

const paysFor = (payment: Payment, pass: Pass): boolean =>
  payment.pass_id === pass.id && payment.pass_paid_until?.getTime() === pass.paid_until.getTime();

async function grant(
  trx: Db,
  deps: ApiDependencies,
  found: {
    holder: { id: string; email: string; first_name: string };
    running: Pass | undefined;
    payment: Payment;
  },
): Promise<void> {
  const { holder, running, payment } = found;
  const now = deps.clock.now();
  const card = { brand: payment.card_brand, last4: payment.card_last4 };
  if (payment.card_id) await trx.updateTable("cards_on_file").set(card).where("id", "=", payment.card_id).execute();
  // A month paid late starts at the payment, so that no day is paid without a pass.
  const isSeamless = running !== undefined && running.paid_until >= now;
  const start = isSeamless ? running.paid_until : now;
  const anchorDay = isSeamless ? running.anchor_day : now.getUTCDate();
  const until = addAnchoredMonth(start, anchorDay);
  const values = {
    status: "active" as const,
    price_cents: payment.amount_cents,
    paid_until: until,
    anchor_day: anchorDay,
    card_id: payment.card_id,
    failed_tries: 0,
    next_try_at: payment.card_id ? getFirstRenewalAt(until) : null,
    reminded_at: null,
    cancelled_at: null,
  };
  const pass = running
    ? await trx.updateTable("passes").set(values).where("id", "=", running.id).returning("id").executeTakeFirstOrThrow()
    : await trx
        .insertInto("passes")
        .values({ ...values, user_id: holder.id, started_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
  await trx
    .updateTable("payments")
    .set({ status: "ordered", updated_at: now, ...(running ? {} : { pass_id: pass.id }) })
    .where("id", "=", payment.id)
    .execute();
  const kind = running ? "renewed" : "started";
  const renews = payment.card_id !== null;
  await notifyPassHolder(trx, deps, holder, { kind, until, cents: payment.amount_cents, renews });
}
