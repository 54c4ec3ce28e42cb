import { setTimeout as wait } from "node:timers/promises";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { assertPlaceable, type ComputedQuote, computeQuote } from "@api/modules/quote/service";
import { ProviderUnavailableError } from "@api/payments/provider";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import { secondMs } from "@domain/duration";
import { runAttempt } from "./attempt";
import { claimPayment } from "./claim";
import { createDeclineLimit } from "./decline-limit";
import { declinedError, findPayment, isPaid, type Payment, stillCheckingError, toChargeResult } from "./payment";

export interface ChargeInput {
  customerId: string;
  key: string;
  token: string;
  choices: QuoteChoices;
  /** The amount the app showed, in cents. */
  amount: number | undefined;
  clientAddress: string;
}

const maxWaitMs = 10 * secondMs;
const pauseMs = 100;

/**
 * [PAY-10, PAY-16] Charges the cart's quote once per key. Concurrent equal calls wait for the first one's outcome and return it;
 * later ones return the same charge.
 * @throws ApiError payment_declined, rate_limited (after too many of these), price_changed (data: the current quote),
 * provider_unavailable (outcome unknown), payment_in_progress, conflict, or why the order cannot be placed
 */
export async function claimAndCharge(
  deps: ApiDependencies,
  input: ChargeInput,
): Promise<ReturnType<typeof toChargeResult>> {
  const existing = await findPayment(deps.db, input.key);
  if (existing) {
    assertOwnPayment(existing, input.customerId);
    if (isPaid(existing)) return toChargeResult(existing);
    if (existing.status === "charging") return toResultOrThrow(await waitForOutcome(deps, existing));
    if (isRefunded(existing) && existing.source_token === input.token) {
      throw new ApiError("conflict", "This payment was refunded to your card. Enter the card again to order.");
    }
  }
  const computed = await getPayableQuote(deps, input).catch(async (error: unknown) => {
    // A concurrent equal call may have paid and ordered meanwhile, which empties the cart.
    const meanwhile = await findPayment(deps.db, input.key);
    if (meanwhile?.customer_id === input.customerId && isTaken(meanwhile)) return meanwhile;
    throw error;
  });
  if ("status" in computed) return toResultOrThrow(await waitForOutcome(deps, computed));
  if (computed.quote.total > 0 && !input.token) throw new ApiError("validation_failed", "The card is missing.");
  const { customerId, clientAddress } = input;
  const payer = { customerId, clientAddress, cents: computed.quote.total };
  const claim = {
    key: input.key,
    customerId,
    cartId: computed.cartId,
    choices: input.choices,
    quote: computed.quote,
    purpose: { status: "charging", token: input.token || null, clientAddress },
  } as const;
  const payment = await createDeclineLimit(deps).chargeWithinLimit(payer, {
    claim: (take) => claimPayment(deps, claim, take),
    charge: (claimed) => chargeClaimed(deps, claimed),
  });
  return payment ? toResultOrThrow(payment) : joinExistingPayment(deps, input);
}

/** @throws ApiError provider_unavailable when the outcome is unknown */
export async function chargeClaimed(deps: ApiDependencies, claimed: Payment): Promise<Payment> {
  try {
    return await runAttempt(deps, claimed);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    deps.logger.warn({ err: error, payment: claimed.id }, "The outcome of a charge is not known yet");
    throw stillCheckingError();
  }
}

export type PayableQuote = ComputedQuote & { cartId: string };

/**
 * The stored cart's quote for payment.
 * @throws ApiError why it cannot be placed, or price_changed when the app showed another amount
 */
export async function getPayableQuote(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  input: Pick<ChargeInput, "customerId" | "choices" | "amount">,
): Promise<PayableQuote> {
  const computed = await computeQuote(db, { customerId: input.customerId, choices: input.choices, now: clock.now() });
  assertPlaceable(computed);
  const { cartId, quote } = computed;
  if (!cartId) throw new ApiError("cart_empty", "Your cart is empty");
  if (input.amount !== undefined && input.amount !== quote.total) {
    throw new ApiError("price_changed", "The price has changed. Your card was not charged. Check the new total.", {
      data: quote,
    });
  }
  return { ...computed, cartId };
}

/** @throws ApiError conflict for another person's key; it must not tell whether such a payment exists */
export function assertOwnPayment(payment: Payment, customerId: string): void {
  if (payment.customer_id !== customerId) throw new ApiError("conflict", "Reload the checkout and pay again.");
}

const isTaken = (payment: Payment): boolean => isPaid(payment) || payment.status === "charging";
const isRefunded = (payment: Payment): boolean => payment.status === "refunding" || payment.status === "refunded";

/**
 * The result of the payment that another call with this key made or is making; waits for it for up to `maxWaitMs`.
 * @throws ApiError as `toResultOrThrow`
 */
export async function joinExistingPayment(
  deps: ApiDependencies,
  input: { key: string; customerId: string },
): Promise<ReturnType<typeof toChargeResult>> {
  const other = await findPayment(deps.db, input.key);
  if (!other) throw stillCheckingError();
  assertOwnPayment(other, input.customerId);
  return toResultOrThrow(await waitForOutcome(deps, other));
}

/** Waits up to ten seconds for a concurrent call that is charging. */
async function waitForOutcome({ db }: Pick<ApiDependencies, "db">, payment: Payment): Promise<Payment> {
  let current = payment;
  for (let waited = 0; current.status === "charging" && waited < maxWaitMs; waited += pauseMs) {
    await wait(pauseMs);
    current = (await findPayment(db, payment.key)) ?? current;
  }
  return current;
}

function toResultOrThrow(payment: Payment): ReturnType<typeof toChargeResult> {
  if (isPaid(payment)) return toChargeResult(payment);
  if (payment.status === "declined") throw declinedError(payment);
  if (isRefunded(payment)) throw new ApiError("conflict", "This payment was refunded to your card.");
  throw stillCheckingError();
}
