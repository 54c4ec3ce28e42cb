import { type Insertable, sql } from "kysely";
import { json } from "@api/db/tables";
import type { PaymentsTable } from "@api/db/tables/orders";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { findUsedBenefit } from "@api/modules/quote/first-order";
import { findFullSlotProblem } from "@api/modules/quote/occasions";
import { computeQuote } from "@api/modules/quote/service";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { isSecondPaymentOfCart, type Payment } from "./payment";

export interface Claim {
  key: string;
  customerId: string;
  cartId: string;
  choices: QuoteChoices;
  quote: Quote;
  purpose: PaymentStart;
}

/**
 * Stores the payment before the provider is called, so that a crash leaves a trace. One statement decides: of several calls with
 * a key one gets the payment, the others null. `claimed` runs in its transaction, which an error undoes.
 * @throws ApiError payment_in_progress when the cart is being paid under another key; coupon_refused, restaurant_closed,
 * price_changed (data: the current quote) when another order used the coupon or the first order's free delivery meanwhile
 */
export async function claimPayment(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  claim: Claim,
  claimed?: (trx: Db) => Promise<void>,
): Promise<Payment | null> {
  const { purpose: start, quote } = claim;
  const now = clock.now();
  try {
    return await db.transaction().execute(async (trx) => {
      await lockOpenAccount(trx, claim.customerId, "no key update");
      // An opened payment page reserves nothing; limits are checked again once it is paid.
      if (start.status === "charging") await assertStillAvailable(trx, claim, now);
      const { key, customerId } = claim;
      const payment = await claimRow(
        trx,
        { key, customerId, amountCents: quote.total, currency: quote.currency, start, now },
        {
          purpose: "order",
          restaurant_id: claim.choices.restaurantId,
          cart_id: claim.cartId,
          choices: json(claim.choices),
          quote: json(quote),
          pass_id: null,
          pass_paid_until: null,
          card_id: null,
        },
      );
      if (payment) await claimed?.(trx);
      return payment;
    });
  } catch (error) {
    if (!isSecondPaymentOfCart(error)) throw error;
    // A concurrent insert with the same key may violate the cart's index first: that is not a second payment.
    if (await db.selectFrom("payments").select("id").where("key", "=", claim.key).executeTakeFirst()) return null;
    throw new ApiError(
      "payment_in_progress",
      "This cart is already being paid for. Look at your orders before you pay again.",
    );
  }
}

/** Prevents charges that could not be ordered, or exceed the agreed amount. */
async function assertStillAvailable(trx: Db, claim: Claim, now: Date): Promise<void> {
  const full = await findFullSlotProblem(trx, claim, now);
  if (full) throw new ApiError("restaurant_closed", full);
  const usedBenefit = await findUsedBenefit(trx, claim);
  if (usedBenefit?.what === "coupon") throw new ApiError("coupon_refused", usedBenefit.message);
  if (!usedBenefit) return;
  const { quote } = await computeQuote(trx, { customerId: claim.customerId, choices: claim.choices, now });
  throw new ApiError("price_changed", `${usedBenefit.message} Your card was not charged. Check the new total.`, {
    data: quote,
  });
}

/** Charge a card now, or wait for a hosted payment page. */
export type PaymentStart = { status: "charging"; token: string | null; clientAddress: string } | { status: "open" };

type Paid = Pick<
  Insertable<PaymentsTable>,
  "purpose" | "restaurant_id" | "cart_id" | "choices" | "quote" | "pass_id" | "pass_paid_until" | "card_id"
>;

/**
 * Claims a key for a payment, in the caller's transaction. One statement decides: of several calls with a key one gets the
 * payment, the others null. Declined and abandoned payments are claimed again as the next attempt, for another card; refunded
 * ones, and hosted pages that may still be paid, are kept under another key.
 */
export async function claimRow(
  trx: Db,
  claim: { key: string; customerId: string; amountCents: number; currency: string; start: PaymentStart; now: Date },
  paid: { [column in keyof Paid]-?: Exclude<Paid[column], undefined> },
): Promise<Payment | null> {
  const { start, now } = claim;
  const token = start.status === "charging" ? start.token : null;
  const archived = await trx
    .updateTable("payments")
    .set({ key: sql`key || '/' || id` })
    .where("key", "=", claim.key)
    .where((where) =>
      where.or([
        where("status", "in", ["refunding", "refunded"]),
        where.and([where("status", "in", ["open", "abandoned"]), where("checkout_session_id", "is not", null)]),
      ]),
    )
    .returning("attempt")
    .executeTakeFirst();
  const values = {
    ...paid,
    customer_id: claim.customerId,
    status: start.status,
    amount_cents: claim.amountCents,
    currency: claim.currency,
    source_token: token,
    client_address: start.status === "charging" ? start.clientAddress : null,
    decline_code: null,
    claimed_at: now,
    updated_at: now,
  };
  const claimed = await trx
    .insertInto("payments")
    .values({ ...values, key: claim.key, attempt: (archived?.attempt ?? 0) + 1, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ ...values, attempt: sql`payments.attempt + 1` })
        .where("payments.status", "in", ["open", "declined", "abandoned"])
        .where("payments.checkout_session_id", "is", null)
        .where("payments.customer_id", "=", claim.customerId)
        // A token works once: every call with it gets its decline.
        .where(sql<boolean>`(${token}::text is null or payments.source_token is distinct from ${token})`),
    )
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/**
 * Waits for a concurrent deletion of the account and other claims of its customer; deleted accounts are not charged. "no key
 * update" does not block rows that only refer to the customer.
 */
export async function lockOpenAccount(trx: Db, customerId: string, lock: "no key update" | "update"): Promise<void> {
  const account = trx.selectFrom("users").select("id").where("id", "=", customerId).where("deleted_at", "is", null);
  const locked = lock === "update" ? account.forUpdate() : account.forNoKeyUpdate();
  if (!(await locked.executeTakeFirst())) throw new ApiError("unauthenticated", "This account has been deleted.");
}
