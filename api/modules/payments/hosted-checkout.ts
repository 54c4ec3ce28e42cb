import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { findUsedBenefit, lockCustomer } from "@api/modules/quote/first-order";
import { findFullSlotProblem } from "@api/modules/quote/occasions";
import type { ChargeRecord } from "@api/payments/provider";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import { minuteMs } from "@domain/duration";
import { runAttempt } from "./attempt";
import { assertOwnPayment, getPayableQuote } from "./charge";
import { claimPayment } from "./claim";
import { createDeclineLimit } from "./decline-limit";
import {
  findPayment,
  getPayment,
  getPaymentAge,
  hostedCheckoutMs,
  isPaid,
  isSecondPaymentOfCart,
  isSecondPaymentOfMonth,
  type Payment,
} from "./payment";
import { confirmationTimeoutMessage, refundPaymentWithin } from "./refunds";

export interface CheckoutInput {
  actor: Actor;
  key: string;
  choices: QuoteChoices;
  amount: number;
  successUrl: string;
  cancelUrl: string;
  clientAddress: string;
}

/** A hosted page is valid for 15 minutes; older ones are not returned again. */
const reusableMs = 10 * minuteMs;

/**
 * [PAY-14] Opens the provider's hosted payment page for the quoted cart. Repeating the call returns the same page; if the key is
 * already paid, or the total is zero, `href` is the success URL.
 * @throws ApiError as getPayableQuote, rate_limited after too many declined cards, payment_in_progress, provider_unavailable through
 * ProviderUnavailableError
 */
export async function openHostedCheckout(
  deps: ApiDependencies,
  input: CheckoutInput,
): Promise<{ checkoutId: string; href: string }> {
  const existing = await findPayment(deps.db, input.key);
  if (existing) {
    assertOwnPayment(existing, input.actor.id);
    if (isPaid(existing) || existing.status === "charging") return { checkoutId: existing.id, href: input.successUrl };
  }
  const { cartId, quote } = await getPayableQuote(deps, { ...input, customerId: input.actor.id });
  const age = deps.clock.now().getTime() - (existing?.claimed_at?.getTime() ?? 0);
  const isSame =
    existing?.amount_cents === quote.total && existing.choices && sameChoices(existing.choices, input.choices);
  if (existing?.status === "open" && existing.checkout_href && isSame && age < reusableMs) {
    return { checkoutId: existing.checkout_session_id ?? existing.id, href: existing.checkout_href };
  }
  const claim = { key: input.key, customerId: input.actor.id, cartId, choices: input.choices, quote };
  if (quote.total === 0) {
    const purpose = { status: "charging", token: null, clientAddress: input.clientAddress } as const;
    const free = await claimPayment(deps, { ...claim, purpose });
    if (free) await runAttempt(deps, free);
    return { checkoutId: free?.id ?? input.key, href: input.successUrl };
  }
  const payer = { customerId: input.actor.id, clientAddress: input.clientAddress, cents: quote.total };
  await createDeclineLimit(deps).check(payer);
  const payment = await claimPayment(deps, { ...claim, purpose: { status: "open" } });
  if (!payment) throw new ApiError("payment_in_progress", "This cart is already being paid for. Reload the checkout.");
  const restaurant = await deps.db
    .selectFrom("restaurants")
    .select("name")
    .where("id", "=", payment.restaurant_id)
    .executeTakeFirst();
  const title = `Order from ${restaurant?.name ?? "HalalGo"}`;
  const session = await deps.payments.openCheckout({
    amountCents: quote.total,
    currency: quote.currency,
    title,
    // One line with the total: the provider has no discount lines, and the page must charge exactly the quote.
    lines: [{ name: title, unitCents: quote.total, quantity: 1 }],
    customer: { email: input.actor.email, firstName: input.actor.firstName, lastName: input.actor.lastName },
    successUrl: input.successUrl,
    cancelUrl: input.cancelUrl,
  });
  return saveCheckoutSession(deps, payment, session);
}

/** Of two pages opened concurrently, the first with the amount claimed last is kept, and every caller gets its address. */
export async function saveCheckoutSession(
  { db }: ApiDependencies,
  payment: Payment,
  session: { sessionId: string; href: string },
): Promise<{ checkoutId: string; href: string }> {
  const saved = await db
    .updateTable("payments")
    .set({ checkout_session_id: session.sessionId, checkout_href: session.href })
    .where("id", "=", payment.id)
    .where("checkout_session_id", "is", null)
    .where("status", "=", "open")
    .where("amount_cents", "=", payment.amount_cents)
    .executeTakeFirst();
  if (saved.numUpdatedRows === 1n) return { checkoutId: session.sessionId, href: session.href };
  const current = await findPayment(db, payment.key);
  if (!current?.checkout_href)
    throw new ApiError("payment_in_progress", "This is already being paid for. Reload the page.");
  return { checkoutId: current.checkout_session_id ?? current.id, href: current.checkout_href };
}

/**
 * Records that a hosted page was paid, as reported by a webhook or look-up; idempotent. It is refunded if the amount differs, it
 * arrives too late, the cart was paid in another way, or the total relied on a first-order benefit or coupon that was used
 * meanwhile: the customer did not agree to pay more.
 */
export async function acceptHostedPayment(
  deps: ApiDependencies,
  payment: Payment,
  charge: ChargeRecord,
): Promise<Payment> {
  const isLate = getPaymentAge(payment, deps.clock.now()) > hostedCheckoutMs;
  const isWrong = charge.amountCents !== payment.amount_cents;
  const reason = isWrong ? "The amount paid is not the one asked for." : isLate ? confirmationTimeoutMessage : null;
  try {
    await accept(deps, payment, charge, reason);
  } catch (error) {
    if (!isSecondPaymentOfCart(error) && !isSecondPaymentOfMonth(error)) throw error;
    const what = payment.purpose === "order" ? "Your order" : "This month of your Go Pass";
    const reason = `${what} was already paid for in another way.`;
    await accept(deps, { ...payment, cart_id: null, pass_id: null }, charge, reason);
  }
  return getPayment(deps.db, payment);
}

const accept = (
  deps: ApiDependencies,
  payment: Payment,
  charge: ChargeRecord,
  refundFor: string | null,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const reason = refundFor ?? (await takenFrom(trx, payment, now));
    const accepted = await trx
      .updateTable("payments")
      .set({ status: "charged", charge_id: charge.chargeId, card_brand: charge.brand, card_last4: charge.last4 })
      .set({ amount_cents: charge.amountCents, cart_id: payment.cart_id, pass_id: payment.pass_id })
      .set({ claimed_at: now, updated_at: now })
      .where("id", "=", payment.id)
      .where("status", "in", ["open", "abandoned"])
      .returningAll()
      .executeTakeFirst();
    if (accepted && reason) await refundPaymentWithin(trx, deps, accepted, reason);
  });

/** A sentence about a benefit in the payment's quote that another order has used, or null; locks the customer. */
async function takenFrom(
  trx: Db,
  { customer_id: customerId, cart_id: cartId, quote, choices, key }: Payment,
  now: Date,
): Promise<string | null> {
  if (!customerId || !quote) return null;
  await lockCustomer(trx, customerId);
  const full = choices && (await findFullSlotProblem(trx, { choices, key }, now));
  if (full) return full;
  return (await findUsedBenefit(trx, { customerId, cartId, quote }))?.message ?? null;
}

/** Looks up an open hosted page at the provider. @throws ProviderUnavailableError */
export async function lookUpHostedPayment(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  if (payment.status !== "open" || !payment.checkout_session_id) return payment;
  const outcome = await deps.payments.lookUpCheckout(payment.checkout_session_id);
  return outcome.kind === "paid" ? acceptHostedPayment(deps, payment, outcome) : payment;
}

/**
 * As lookUpHostedPayment; also abandons an expired page, once the provider confirms that it was not paid.
 * @throws ProviderUnavailableError
 */
export async function settleHostedPayment(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  const current = await lookUpHostedPayment(deps, payment);
  const now = deps.clock.now();
  if (current.status !== "open" || getPaymentAge(current, now) <= hostedCheckoutMs) return current;
  await deps.db
    .updateTable("payments")
    .set({ status: "abandoned", updated_at: now })
    .where("id", "=", current.id)
    .where("status", "=", "open")
    .where("attempt", "=", current.attempt)
    .execute();
  return getPayment(deps.db, current);
}

const sameChoices = (left: QuoteChoices, right: QuoteChoices): boolean => {
  const text = (choices: QuoteChoices) =>
    JSON.stringify(
      Object.entries(choices)
        .filter(([, value]) => value != null)
        .sort(),
    );
  return text(left) === text(right);
};
