import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { runAttempt } from "@api/modules/payments/attempt";
import { assertOwn, joinOther } from "@api/modules/payments/charge";
import { completeOrRefund } from "@api/modules/payments/complete";
import { keepSession } from "@api/modules/payments/hosted-checkout";
import { chargeOf, declined, findPayment, isPaid, type Payment, stillChecking } from "@api/modules/payments/payment";
import { ProviderUnavailable } from "@api/payments/provider";
import { claimPassPayment } from "./claim";

interface Purchase {
  actor: Actor;
  key: string;
  amount: number;
}

/**
 * Keeps the card and charges it for a month, once a key; the pass then renews by itself. Equal calls at the same time wait
 * for the first one's outcome and answer alike.
 * @throws ApiError payment_declined, price_changed, conflict, payment_in_progress, provider_unavailable (outcome not known)
 */
export async function buyPass(
  deps: ApiDependencies,
  { actor, key, amount, token, clientAddress }: Purchase & { token: string; clientAddress: string },
): Promise<ReturnType<typeof chargeOf>> {
  const known = await findPayment(deps.db, key);
  if (known) assertOwn(known, actor.id);
  const start = { status: "charging", token, clientAddress } as const;
  const claimed = await claimPassPayment(deps, { key, customerId: actor.id, amount, start });
  if (!claimed) {
    await joinOther(deps, { key, customerId: actor.id });
    // The charge is there before what it paid for: whoever comes first gives it.
    return finish(deps, await paidWith(deps, key));
  }
  try {
    return await finish(deps, await runAttempt(deps, claimed));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn({ err: error, payment: claimed.id }, "The outcome of a charge is not known yet");
    throw stillChecking();
  }
}

async function paidWith(deps: ApiDependencies, key: string): Promise<Payment> {
  const payment = await findPayment(deps.db, key);
  if (!payment) throw stillChecking();
  return payment;
}

async function finish(deps: ApiDependencies, payment: Payment): Promise<ReturnType<typeof chargeOf>> {
  if (payment.status === "declined") throw declined(payment);
  const done = payment.status === "charged" ? await completeOrRefund(deps, payment) : payment;
  if (isPaid(done)) return chargeOf(done);
  throw new ApiError("conflict", "You already have a Go Pass. This payment goes back to your card.");
}

/** A hosted page lives for 15 minutes; an older one is not handed out again. */
const reusableMs = 10 * 60_000;

/**
 * Opens the provider's page for a month of the pass. No card can be kept there, so such a pass does not renew by itself.
 * Pressing twice gives the same page; when the key is paid already, `href` is the success URL.
 * @throws ApiError as buyPass; ProviderUnavailable
 */
export async function openPassCheckout(
  deps: ApiDependencies,
  { actor, key, amount, ...urls }: Purchase & { successUrl: string; cancelUrl: string },
): Promise<{ checkoutId: string; href: string }> {
  const known = await findPayment(deps.db, key);
  if (known) assertOwn(known, actor.id);
  const age = deps.clock.now().getTime() - (known?.claimed_at?.getTime() ?? 0);
  if (known?.status === "open" && known.checkout_href && known.amount_cents === amount && age < reusableMs) {
    return { checkoutId: known.checkout_session_id ?? known.id, href: known.checkout_href };
  }
  const payment = await claimPassPayment(deps, { key, customerId: actor.id, amount, start: { status: "open" } });
  if (!payment) return { checkoutId: known?.id ?? key, href: urls.successUrl };
  const title = "Go Pass, one month";
  const session = await deps.payments.openCheckout({
    amountCents: payment.amount_cents,
    currency: payment.currency,
    title,
    lines: [{ name: title, unitCents: payment.amount_cents, quantity: 1 }],
    customer: { email: actor.email, firstName: actor.firstName, lastName: actor.lastName },
    ...urls,
  });
  return keepSession(deps, payment, session);
}
