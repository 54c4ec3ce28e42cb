import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { takenMeanwhile } from "@api/modules/quote/first-order";
import { takenMeanwhileAt } from "@api/modules/quote/occasions";
import { computeQuote } from "@api/modules/quote/service";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { claimRow, lockOpenAccount, type PaymentStart } from "./claim-row";
import { type Payment, isSecondPaymentOfCart } from "./payment";

export interface Claim {
  key: string;
  customerId: string;
  cartId: string;
  choices: QuoteChoices;
  quote: Quote;
  purpose: PaymentStart;
}

/**
 * Stores what is about to be paid, before any provider is called, so that a crash leaves a trace. One statement decides:
 * of several calls with a key one gets the payment, the others null (claim-row).
 * @throws ApiError payment_in_progress when the cart is being paid for under another key; coupon_refused, restaurant_closed, price_changed (data: the
 *   quote now) when another order took the coupon's use or the first order's free delivery meanwhile
 */
export async function claimPayment(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  claim: Claim,
): Promise<Payment | null> {
  const { purpose: start, quote } = claim;
  const now = clock.now();
  try {
    return await db.transaction().execute(async (trx) => {
      await lockOpenAccount(trx, claim.customerId, "no key update");
      // A payment page that is only opened takes nothing from other orders: it is looked at again once it is paid.
      if (start.status === "charging") await assertNothingTaken(trx, claim, now);
      const { key, customerId } = claim;
      return claimRow(
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

/** Nobody is charged in vain, or more than was agreed to. */
async function assertNothingTaken(trx: Db, claim: Claim, now: Date): Promise<void> {
  const full = await takenMeanwhileAt(trx, claim, now);
  if (full) throw new ApiError("restaurant_closed", full);
  const taken = await takenMeanwhile(trx, claim);
  if (taken?.what === "coupon") throw new ApiError("coupon_refused", taken.message);
  if (!taken) return;
  const { quote } = await computeQuote(trx, { customerId: claim.customerId, choices: claim.choices, now });
  throw new ApiError("price_changed", `${taken.message} Your card was not charged. Check the new total.`, {
    data: quote,
  });
}
