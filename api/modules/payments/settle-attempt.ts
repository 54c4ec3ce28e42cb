import type { ApiDependencies } from "@api/dependencies";
import { notify } from "@api/modules/notifications/notify";
import type { ChargeOutcome } from "@api/payments/provider";
import { declineSentence } from "../../payments/clover/wire";
import { chargeOnce, keepOutcome } from "./attempt";
import { type Payment, ageOf, isTooLate, readPayment, referenceOf } from "./payment";

/**
 * [PAY-17] Finds out what became of a charge whose answer was never heard, and stores it. A customer whose card was not
 * charged after all is told so [PAY-18]; they were told to wait.
 * @returns the payment, still `charging` when it cannot be known yet
 * @throws ProviderUnavailable
 */
export async function settleAttempt(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  const outcome = await outcomeOf(deps, payment);
  if (!outcome) return payment;
  const kept = await deps.db.transaction().execute(async (trx) => {
    const stored = await keepOutcome(trx, payment, outcome, deps.clock.now());
    // A renewal, which has no token, is told of by its pass.
    if (stored?.status === "declined" && stored.customer_id && (stored.purpose === "order" || stored.source_token)) {
      const why = declineSentence(stored.decline_code);
      const notice =
        stored.purpose === "order"
          ? {
              body: `${why} Nothing was ordered, and your cart is as you left it.`,
              link: `/checkout?restaurantId=${stored.restaurant_id}`,
            }
          : { body: `${why} Your Go Pass is as it was.`, link: "/go-pass" };
      const title = "Your payment did not go through";
      await notify(trx, deps.events, [stored.customer_id], { kind: "payment.failed", title, ...notice });
    }
    return stored;
  });
  return kept ?? readPayment(deps.db, payment);
}

/**
 * Asks under the same key again, which charges once at most. Where that is refused for a reason of its own, or where it would
 * charge a card long after its owner has left, the provider's list of charges tells instead.
 */
async function outcomeOf(deps: ApiDependencies, payment: Payment): Promise<ChargeOutcome | null> {
  const isLate = isTooLate(payment, deps.clock.now());
  if (!isLate || payment.amount_cents === 0) {
    const outcome = await chargeOnce(deps, payment);
    if (outcome.kind === "charged" || !outcome.isInconclusive) return outcome;
  }
  const made = await findCharge(deps, payment);
  if (made) return { kind: "charged", ...made };
  return isLate ? { kind: "declined", code: "not_charged", message: declineSentence(null) } : null;
}

/** Clocks of two companies differ by a little. */
const clockDifferenceMs = 5 * 60_000;

function findCharge(deps: ApiDependencies, payment: Payment) {
  const now = deps.clock.now();
  const claimed = now.getTime() - ageOf(payment, now);
  return deps.payments.findCharge({
    reference: referenceOf(payment),
    from: new Date(claimed - clockDifferenceMs),
    to: new Date(now.getTime() + clockDifferenceMs),
  });
}
