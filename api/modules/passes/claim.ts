import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { claimRow, lockOpenAccount, type PaymentStart } from "@api/modules/payments/claim-row";
import { type Payment, isPaid } from "@api/modules/payments/payment";
import { type Pass, passPrice, runningPass } from "./pass";

export interface PassClaim {
  key: string;
  customerId: string;
  /** What the app last showed, in cents. */
  amount: number;
  start: PaymentStart;
}

/**
 * Stores what a customer is about to pay for: a new pass, or the next month of one that does not renew by itself or whose
 * renewal was refused. Claims of one customer wait for each other, so that two purchases at once are one charge.
 * @returns null when the key's payment is paid or under way already
 * @throws ApiError price_changed, conflict (the pass goes on by itself), payment_in_progress
 */
export async function claimPassPayment(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  claim: PassClaim,
): Promise<Payment | null> {
  const { key, customerId, start } = claim;
  return db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, customerId, "update");
    const known = await trx.selectFrom("payments").selectAll().where("key", "=", key).executeTakeFirst();
    if (known && (isPaid(known) || known.status === "charging")) return null;
    const running = await runningPass(trx, customerId, true);
    if (running) assertNeedsPaying(running);
    await assertNothingUnderWay(trx, customerId);
    const amountCents = await passPrice(trx);
    if (claim.amount !== amountCents) {
      throw new ApiError("price_changed", "The price has changed. Your card was not charged. Check the new price.", {
        data: { price: amountCents },
      });
    }
    return claimRow(
      trx,
      { key, customerId, amountCents, currency: "usd", start, now: clock.now() },
      passColumns(running, null),
    );
  });
}

/** The columns of a payment for the month after a pass's paid one; for a new pass without one. */
export const passColumns = (pass: Pick<Pass, "id" | "paid_until"> | undefined, cardId: string | null) => ({
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
  if (goesOn) throw new ApiError("conflict", "You already have a Go Pass. It renews by itself.");
}

/** Whether a charge for a customer's pass is being made right now, by them or by a renewal. */
export async function passPaymentUnderWay(trx: Db, customerId: string): Promise<boolean> {
  const payment = await trx
    .selectFrom("payments")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("purpose", "=", "pass")
    .where("status", "in", ["charging", "charged"])
    .executeTakeFirst();
  return payment !== undefined;
}

async function assertNothingUnderWay(trx: Db, customerId: string): Promise<void> {
  if (await passPaymentUnderWay(trx, customerId)) {
    throw new ApiError(
      "payment_in_progress",
      "Your Go Pass is being paid for already. Look at it before you pay again.",
    );
  }
}
