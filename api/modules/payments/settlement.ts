import type { ApiDependencies, Db } from "@api/dependencies";
import { notify } from "@api/modules/notifications/notify";
import { getDeclineMessage } from "@api/payments/clover/wire";
import { type ChargeOutcome, ProviderUnavailableError, RefundRefusedError } from "@api/payments/provider";
import type { Job } from "@api/run-jobs";
import { minuteMs, secondMs } from "@domain/duration";
import { formatCents } from "@domain/money";
import { announceRefund } from "./announce-refund";
import { chargeOnce, completeOrRefund, saveOutcome } from "./attempt";
import { settleHostedPayment } from "./hosted-checkout";
import {
  claimUnsettled,
  runConcurrently,
  getChargeReference,
  getPayment,
  getPaymentAge,
  isTooLate,
  type Payment,
} from "./payment";

interface Timing {
  /** Milliseconds between two rounds. */
  everyMs: number;
  /** The age at which a step counts as abandoned: longer than a charge can take. */
  staleMs?: number;
}

/**
 * [PAY-17] Completes what a crash, a lost response or a closed browser left unfinished: charges with unknown outcome, paid hosted
 * pages, charges without an order, unsent refunds. Failures do not delay other payments; each kind is its own job, so that a
 * hanging provider does not block the rest.
 */
export function paymentJobs(deps: ApiDependencies, { everyMs, staleMs = 20 * secondMs }: Timing): Job[] {
  const settleAll = (settle: (payment: Payment) => Promise<Payment>) =>
    guarded(deps, async (payment: Payment) => {
      const current = await settle(payment);
      if (current.status === "charged") await completeOrRefund(deps, current);
    });
  return [
    {
      name: "settleCharges",
      everyMs,
      run: async (signal) =>
        runConcurrently(
          await claimUnsettled(deps, "charging", ago(deps, staleMs)),
          settleAll((payment) => settleAttempt(deps, payment)),
          signal,
        ),
    },
    {
      name: "settleHostedPayments",
      everyMs,
      run: async (signal) =>
        runConcurrently(
          await claimUnsettled(deps, "open"),
          settleAll((payment) => settleHostedPayment(deps, payment)),
          signal,
        ),
    },
    {
      name: "completeChargedPayments",
      everyMs,
      run: async (signal) =>
        runConcurrently(
          await claimUnsettled(deps, "charged", ago(deps, staleMs)),
          guarded(deps, (payment) => completeOrRefund(deps, payment)),
          signal,
        ),
    },
    { name: "settleRefunds", everyMs, run: (signal) => settleRefunds(deps, signal) },
  ];
}

/** Runs each kind once, in sequence. */
export async function settlePayments(deps: ApiDependencies, staleMs?: number): Promise<void> {
  for (const { run } of paymentJobs(deps, { everyMs: 0, staleMs })) await run();
}

const ago = (deps: ApiDependencies, ms: number): Date => new Date(deps.clock.now().getTime() - ms);

const guarded =
  (deps: ApiDependencies, settle: (payment: Payment) => Promise<unknown>) =>
  async (payment: Payment): Promise<void> => {
    try {
      await settle(payment);
    } catch (error) {
      const text = "A payment is still to be settled";
      if (error instanceof ProviderUnavailableError) deps.logger.warn({ err: error, payment: payment.id }, text);
      else deps.logger.error({ err: error, payment: payment.id }, text);
    }
  };

/**
 * [PAY-17] Determines and stores the outcome of a charge whose response was lost. If the card was not charged, the customer is
 * told [PAY-18], as they were asked to wait.
 * @returns the payment, still `charging` while the outcome is unknown
 * @throws ProviderUnavailableError
 */
async function settleAttempt(deps: ApiDependencies, payment: Payment): Promise<Payment> {
  const outcome = await findOutcome(deps, payment);
  if (!outcome) return payment;
  const saved = await deps.db.transaction().execute(async (trx) => {
    const stored = await saveOutcome(trx, payment, outcome, deps.clock.now());
    // Renewals, which have no token, are announced by the pass.
    if (stored?.status === "declined" && stored.customer_id && (stored.purpose === "order" || stored.source_token)) {
      const why = getDeclineMessage(stored.decline_code);
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
  return saved ?? getPayment(deps.db, payment);
}

/**
 * Repeats the charge under the same key, which charges at most once. If that is refused, or would charge long after the customer
 * left, the provider's list of charges is searched instead.
 */
async function findOutcome(deps: ApiDependencies, payment: Payment): Promise<ChargeOutcome | null> {
  const isLate = isTooLate(payment, deps.clock.now());
  if (!isLate || payment.amount_cents === 0) {
    const outcome = await chargeOnce(deps, payment);
    if (outcome.kind === "charged" || !outcome.isInconclusive) return outcome;
  }
  const made = await findCharge(deps, payment);
  if (made) return { kind: "charged", ...made };
  return isLate ? { kind: "declined", code: "not_charged", message: getDeclineMessage(null) } : null;
}

/** Tolerance for clock differences with the provider. */
const clockDifferenceMs = 5 * minuteMs;

function findCharge(deps: ApiDependencies, payment: Payment) {
  const now = deps.clock.now();
  const claimed = now.getTime() - getPaymentAge(payment, now);
  return deps.payments.findCharge({
    reference: getChargeReference(payment),
    from: new Date(claimed - clockDifferenceMs),
    to: new Date(now.getTime() + clockDifferenceMs),
  });
}

const batch = 50;

/**
 * [PAY-19] Sends recorded refunds to the provider. Safe to repeat and in several processes: each refund has its own key. The
 * least recently tried come first, so that a failing one blocks none.
 */
export async function settleRefunds(deps: ApiDependencies, signal?: AbortSignal): Promise<void> {
  await runConcurrently(await takePending(deps), (refund) => settle(deps, refund), signal);
}

type Pending = Awaited<ReturnType<typeof takePending>>[number];

async function takePending({ db, clock }: ApiDependencies) {
  const pending = db
    .selectFrom("refunds")
    .select("id")
    .where("status", "=", "pending")
    .orderBy("tried_at", (order) => order.asc().nullsFirst())
    .orderBy("created_at")
    .limit(batch)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("refunds")
    .from("payments")
    .set({ tried_at: clock.now() })
    .where("refunds.id", "in", pending)
    .where("refunds.status", "=", "pending")
    .whereRef("payments.id", "=", "refunds.payment_id")
    .where("payments.charge_id", "is not", null)
    .returning(["refunds.id", "refunds.key", "refunds.amount_cents as amountCents", "refunds.payment_id as paymentId"])
    .returning("payments.charge_id as chargeId")
    .execute();
}

async function settle(deps: ApiDependencies, refund: Pending): Promise<void> {
  try {
    const { refundId } = await deps.payments.refund({
      key: refund.key,
      chargeId: refund.chargeId ?? "",
      amountCents: refund.amountCents,
    });
    await finish(deps, refund, { status: "succeeded", provider_refund_id: refundId });
  } catch (error) {
    if (error instanceof RefundRefusedError) {
      deps.logger.error({ err: error, refund: refund.id }, "The card provider refused a refund");
      await finish(deps, refund, { status: "failed" });
    } else {
      const level = error instanceof ProviderUnavailableError ? "warn" : "error";
      deps.logger[level]({ err: error, refund: refund.id }, "A refund is still to be given back");
    }
  }
}

async function finish(
  deps: ApiDependencies,
  refund: Pending,
  result: { status: "succeeded"; provider_refund_id: string | null } | { status: "failed" },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const payment = await trx
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", refund.paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const stored = await trx
      .updateTable("refunds")
      .set({ ...result, settled_at: now })
      .where("id", "=", refund.id)
      .where("status", "=", "pending")
      .executeTakeFirst();
    if (stored.numUpdatedRows === 0n) return;
    const refunded = await trx
      .selectFrom("refunds")
      .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
      .where("payment_id", "=", refund.paymentId)
      .where("status", "=", "succeeded")
      .executeTakeFirst();
    if (payment.status === "refunding" && Number(refunded?.cents ?? 0) >= payment.amount_cents) {
      await trx
        .updateTable("payments")
        .set({ status: "refunded", updated_at: now })
        .where("id", "=", payment.id)
        .execute();
    }
    if (result.status === "failed") await notifyAdministrators(trx, deps, refund);
    await announceRefund(trx, deps, payment, { ...refund, status: result.status });
  });
}

/** The provider refused it for good: somebody has to handle it. */
async function notifyAdministrators(trx: Db, { events }: ApiDependencies, refund: Pending): Promise<void> {
  const admins = await trx
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("deleted_at", "is", null)
    .execute();
  const notice = {
    kind: "refund.failed",
    title: "A refund was refused",
    body: `The card provider did not give back ${formatCents(refund.amountCents)} of charge ${refund.chargeId}. Give it back in the provider's dashboard.`,
  };
  await notify(
    trx,
    events,
    admins.map(({ id }) => id),
    notice,
  );
}
