import type { Quote, QuoteChoices } from "@domain/contract/quote";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { reserveCouponUse } from "@api/modules/quote/coupon";
import { sql } from "kysely";
import { type Payment, isSecondPaymentOfCart } from "./payment";

export interface Claim {
  key: string;
  customerId: string;
  cartId: string;
  choices: QuoteChoices;
  quote: Quote;
  /** What to do with the payment: charge a card now, or wait for a hosted payment page. */
  purpose: { status: "charging"; token: string | null; clientAddress: string } | { status: "open" };
}

/**
 * Stores what is about to be paid, before any provider is called, so that a crash leaves a trace. One statement decides:
 * of several calls with a key one gets the payment, the others null. Declined and given-up payments are claimed again with
 * the next attempt, for another card.
 * @throws ApiError payment_in_progress when the cart is being paid for under another key
 */
export async function claimPayment(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  claim: Claim,
): Promise<Payment | null> {
  const { purpose } = claim;
  const token = purpose.status === "charging" ? purpose.token : null;
  const now = clock.now();
  try {
    return await db.transaction().execute(async (trx) => {
      await lockOpenAccount(trx, claim.customerId);
      const couponId = purpose.status === "charging" ? claim.quote.coupon?.id : null;
      await reserveCouponUse(trx, { couponId, customerId: claim.customerId, cartId: claim.cartId });
      // Money given back, and hosted pages that may still be paid, stay as they are under a name of their own.
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
        customer_id: claim.customerId,
        restaurant_id: claim.choices.restaurantId,
        cart_id: claim.cartId,
        status: purpose.status,
        amount_cents: claim.quote.total,
        currency: claim.quote.currency,
        choices: json(claim.choices),
        quote: json(claim.quote),
        source_token: token,
        client_address: purpose.status === "charging" ? purpose.clientAddress : null,
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
            // A token works once: its decline is the answer to every call that brings it.
            .where(sql<boolean>`(${token}::text is null or payments.source_token is distinct from ${token})`),
        )
        .returningAll()
        .executeTakeFirst();
      return claimed ?? null;
    });
  } catch (error) {
    if (!isSecondPaymentOfCart(error)) throw error;
    // Of parallel inserts with one key the loser may meet the cart's index before the key's: then it is no second payment.
    if (await db.selectFrom("payments").select("id").where("key", "=", claim.key).executeTakeFirst()) return null;
    throw new ApiError(
      "payment_in_progress",
      "This cart is already being paid for. Look at your orders before you pay again.",
    );
  }
}

/** Waits for a deletion of the account that is under way; nobody is charged for an account that is gone. */
async function lockOpenAccount(trx: Db, customerId: string): Promise<void> {
  const account = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", customerId)
    .where("deleted_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!account) throw new ApiError("unauthenticated", "This account has been deleted.");
}
