import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData } from "@api/http/router";
import { completeOrRefund } from "@api/modules/payments/attempt";
import { assertOwnPayment, chargeClaimed, joinExistingPayment } from "@api/modules/payments/charge";
import { assertOwnUrls, toCheckoutError, toProviderIp } from "@api/modules/payments/checkout-request";
import { lockOpenAccount } from "@api/modules/payments/claim";
import { createDeclineLimit } from "@api/modules/payments/decline-limit";
import { saveCheckoutSession } from "@api/modules/payments/hosted-checkout";
import {
  declinedError,
  findPayment,
  isPaid,
  type Payment,
  stillCheckingError,
  toChargeResult,
} from "@api/modules/payments/payment";
import { passCalls } from "@domain/contract/calls/payments";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { minuteMs } from "@domain/duration";
import { getFirstRenewalAt } from "@domain/promotions/pass";
import { claimPassPayment, hasPassPaymentInProgress } from "./claim";
import { findActivePass, findOwnPass, getPassPlan, mailPassHolder, type Pass, type PassHolder } from "./pass";

/** The Go Pass, all extended calls: price, the customer's pass, buying, cancelling, resuming. */
export function passesModule(deps: ApiDependencies) {
  const { db, clock } = deps;
  const router = createRouter();
  const passNow = async (userId: string) => {
    const pass = await findOwnPass(db, userId, clock.now());
    if (!pass) throw notFound("Pass");
    return pass;
  };

  router.openapi(toRoute(passCalls.getPass), async (c) => {
    const actor = c.get("actor");
    const customerId = actor?.role === "customer" ? actor.id : null;
    const pass = customerId === null ? null : await findOwnPass(db, customerId, clock.now());
    return c.json(withData({ plan: await getPassPlan(db, customerId), pass }), 200);
  });

  router.openapi(toRoute(passCalls.buyPass), async (c) => {
    const actor = requireActor(c, "customer");
    const { cloverResult, amount } = c.req.valid("json");
    await buyPass(deps, {
      actor,
      key: c.req.valid("header")[idempotencyHeader],
      token: cloverResult.token,
      amount,
      clientAddress: toProviderIp(c.get("clientAddress")),
    });
    return c.json(withData(await passNow(actor.id)), 200);
  });

  router.openapi(toRoute(passCalls.openPassCheckout), async (c) => {
    const actor = requireActor(c, "customer");
    const { amount, successUrl, cancelUrl } = c.req.valid("json");
    assertOwnUrls(deps, successUrl, cancelUrl);
    const key = c.req.valid("header")[idempotencyHeader];
    const clientAddress = toProviderIp(c.get("clientAddress"));
    const claimRequest = { actor, key, amount, clientAddress, successUrl, cancelUrl };
    try {
      return c.json(withData(await openPassCheckout(deps, claimRequest)), 200);
    } catch (error) {
      throw toCheckoutError(deps, error);
    }
  });

  router.openapi(toRoute(passCalls.cancelPass), async (c) => {
    const { id } = requireActor(c, "customer");
    await cancelPass(deps, id);
    return c.json(withData(await passNow(id)), 200);
  });

  router.openapi(toRoute(passCalls.resumePass), async (c) => {
    const { id } = requireActor(c, "customer");
    await resumePass(deps, id);
    return c.json(withData(await passNow(id)), 200);
  });

  return router;
}

type PassDependencies = Pick<ApiDependencies, "db" | "clock" | "mailer">;

interface Purchase {
  actor: Actor;
  key: string;
  amount: number;
  clientAddress: string;
}

/**
 * Stores the card and charges it for a month, once per key; the pass then renews automatically. Concurrent equal calls wait for the
 * first one's outcome and return it.
 * @throws ApiError payment_declined, rate_limited (after too many of these), price_changed, conflict, payment_in_progress,
 * provider_unavailable (outcome unknown)
 */
async function buyPass(
  deps: ApiDependencies,
  { actor, key, amount, token, clientAddress }: Purchase & { token: string },
): Promise<ReturnType<typeof toChargeResult>> {
  const known = await findPayment(deps.db, key);
  if (known) assertOwnPayment(known, actor.id);
  if (known && isPaid(known)) return finish(deps, known);
  const start = { status: "charging", token, clientAddress } as const;
  const payer = { customerId: actor.id, clientAddress, cents: amount };
  const payment = await createDeclineLimit(deps).chargeWithinLimit(payer, {
    claim: (take) => claimPassPayment(deps, { key, customerId: actor.id, amount, start }, take),
    charge: (claimed) => chargeClaimed(deps, claimed),
  });
  if (payment) return finish(deps, payment);
  await joinExistingPayment(deps, { key, customerId: actor.id });
  // The charge is stored before the pass is granted: whoever comes first grants it.
  return finish(deps, await paidWith(deps, key));
}

async function paidWith(deps: ApiDependencies, key: string): Promise<Payment> {
  const payment = await findPayment(deps.db, key);
  if (!payment) throw stillCheckingError();
  return payment;
}

async function finish(deps: ApiDependencies, payment: Payment): Promise<ReturnType<typeof toChargeResult>> {
  if (payment.status === "declined") throw declinedError(payment);
  const done = payment.status === "charged" ? await completeOrRefund(deps, payment) : payment;
  if (isPaid(done)) return toChargeResult(done);
  throw new ApiError("conflict", "You already have a Go Pass. This payment will be refunded to your card.");
}

/** A hosted page is valid for 15 minutes; older ones are not returned again. */
const reusableMs = 10 * minuteMs;

/**
 * Opens the provider's page for a month of the pass. It cannot store a card, so such a pass does not renew. Repeating the call
 * returns the same page; if the key is already paid, `href` is the success URL.
 * @throws ApiError as buyPass; ProviderUnavailableError
 */
async function openPassCheckout(
  deps: ApiDependencies,
  { actor, key, amount, clientAddress, ...urls }: Purchase & { successUrl: string; cancelUrl: string },
): Promise<{ checkoutId: string; href: string }> {
  const known = await findPayment(deps.db, key);
  if (known) assertOwnPayment(known, actor.id);
  const age = deps.clock.now().getTime() - (known?.claimed_at?.getTime() ?? 0);
  if (known?.status === "open" && known.checkout_href && known.amount_cents === amount && age < reusableMs) {
    return { checkoutId: known.checkout_session_id ?? known.id, href: known.checkout_href };
  }
  await createDeclineLimit(deps).check({ customerId: actor.id, clientAddress, cents: amount });
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
  return saveCheckoutSession(deps, payment, session);
}

/**
 * Stops the renewal; the pass is valid until its paid month ends. Idempotent.
 * @throws ApiError not_found without a pass, conflict when it does not renew, payment_in_progress while it is charged
 */
const cancelPass = (deps: PassDependencies, userId: string): Promise<void> =>
  changePass(deps, userId, async (trx, pass, holder) => {
    if (pass.status === "cancelled") return;
    if (!pass.card_id)
      throw new ApiError("conflict", "Your Go Pass does not renew automatically. There is nothing to cancel.");
    if (await hasPassPaymentInProgress(trx, userId)) {
      throw new ApiError("payment_in_progress", "Your Go Pass is being renewed at this moment. Try again in a minute.");
    }
    const now = deps.clock.now();
    await trx
      .updateTable("passes")
      .set({ status: "cancelled", cancelled_at: now, next_try_at: null })
      .where("id", "=", pass.id)
      .execute();
    await mailPassHolder(trx, deps.mailer, holder, {
      kind: "cancelled",
      until: pass.paid_until,
      isOver: pass.paid_until <= now,
    });
  });

/**
 * Resumes the renewal before the paid month ends, at the pass's price.
 * @throws ApiError not_found without a pass, conflict when its month is over
 */
const resumePass = (deps: PassDependencies, userId: string): Promise<void> =>
  changePass(deps, userId, async (trx, pass, holder) => {
    if (pass.status === "active") return;
    const now = deps.clock.now();
    if (pass.paid_until <= now) throw new ApiError("conflict", "Your Go Pass has ended. Start a new one.");
    const first = getFirstRenewalAt(pass.paid_until);
    await trx
      .updateTable("passes")
      .set({ status: "active", cancelled_at: null, next_try_at: first > now ? first : now })
      .where("id", "=", pass.id)
      .execute();
    const news = { kind: "resumed" as const, until: pass.paid_until, cents: pass.price_cents, isDue: first <= now };
    await mailPassHolder(trx, deps.mailer, holder, news);
  });

function changePass(
  { db }: PassDependencies,
  userId: string,
  change: (trx: Db, pass: Pass, holder: PassHolder) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, userId, "update");
    const pass = await findActivePass(trx, userId, true);
    if (!pass) throw new ApiError("not_found", "You have no Go Pass.");
    const holder = trx.selectFrom("users").select(["email", "first_name"]).where("id", "=", userId);
    await change(trx, pass, await holder.executeTakeFirstOrThrow());
  });
}
