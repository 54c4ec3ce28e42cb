import type { ApiDependencies, Db } from "@api/dependencies";
import type { Payment } from "@api/modules/payments/payment";
import { refundPaymentIn } from "@api/modules/payments/refunds";
import { firstTryAt, monthAfter } from "@domain/promotions/pass";
import { type Pass, runningPass, tellHolder } from "./pass";

/**
 * Gives what a charged payment has paid for: a new pass, or another month of the one it names. A month that was paid for in
 * another way meanwhile is given back. Safe to repeat and to run in parallel: the payment changes only while it is `charged`.
 * Locks: customer, pass, payment.
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
    const running = await runningPass(trx, customerId, true);
    const payment = await trx.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (payment?.status !== "charged") return;
    if (running && !paysFor(payment, running)) {
      await refundPaymentIn(trx, deps, payment, "You already have a Go Pass.");
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
  // A month paid late starts when it is paid, so that nobody pays for days without it.
  const isSeamless = running !== undefined && running.paid_until >= now;
  const start = isSeamless ? running.paid_until : now;
  const anchorDay = isSeamless ? running.anchor_day : now.getUTCDate();
  const until = monthAfter(start, anchorDay);
  const values = {
    status: "active" as const,
    price_cents: payment.amount_cents,
    paid_until: until,
    anchor_day: anchorDay,
    card_id: payment.card_id,
    failed_tries: 0,
    next_try_at: payment.card_id ? firstTryAt(until) : null,
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
  await tellHolder(trx, deps, holder, { kind, until, cents: payment.amount_cents, renews });
}
