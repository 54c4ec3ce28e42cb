import type { ApiDependencies } from "@api/dependencies";
import { ProviderUnavailable } from "@api/payments/provider";
import { runAttempt } from "./attempt";
import { completeOrRefund } from "./complete";
import { lookUpHostedPayment } from "./hosted-checkout";
import type { Payment } from "./payment";
import { settleRefunds } from "./refunds";

const second = 1000;
/** Longer than a charge may take, so that the call that claimed it has ended. */
const staleMs = 20 * second;
/** A hosted page is looked up until well after it expired. */
const hostedMs = 30 * 60 * second;
const batch = 20;

/**
 * [PAY-17] Ends what was left half done by a crash, a lost reply or a closed browser: charges without a known outcome,
 * charges without an order, hosted pages paid but not returned from, refunds not yet given back. Safe to run in any number
 * of processes at once; one failing payment does not keep the others from being settled.
 */
export async function settlePayments(deps: ApiDependencies): Promise<void> {
  await each(deps, await staleCharges(deps), async (payment) => {
    const current = await runAttempt(deps, payment);
    if (current.status === "charged") await completeOrRefund(deps, current);
  });
  await each(deps, await openCheckouts(deps), (payment) => lookUpHostedPayment(deps, payment));
  await each(deps, await chargedWithoutOrder(deps), (payment) => completeOrRefund(deps, payment));
  await abandonOldCheckouts(deps);
  await settleRefunds(deps);
}

async function each(
  deps: ApiDependencies,
  payments: Payment[],
  settle: (payment: Payment) => Promise<unknown>,
): Promise<void> {
  for (const payment of payments) {
    try {
      await settle(payment);
    } catch (error) {
      const text = "A payment is still to be settled";
      if (error instanceof ProviderUnavailable) deps.logger.warn({ err: error, payment: payment.id }, text);
      else deps.logger.error({ err: error, payment: payment.id }, text);
    }
  }
}

const before = (deps: ApiDependencies, ms: number): Date => new Date(deps.clock.now().getTime() - ms);

/** Takes each for itself by moving its time on, so that several processes do not all repeat the same charge. */
async function staleCharges(deps: ApiDependencies): Promise<Payment[]> {
  const stale = deps.db
    .selectFrom("payments")
    .select("id")
    .where("status", "=", "charging")
    .where("updated_at", "<", before(deps, staleMs))
    .orderBy("updated_at")
    .limit(batch)
    .forUpdate()
    .skipLocked();
  return deps.db
    .updateTable("payments")
    .set({ updated_at: deps.clock.now() })
    .where("id", "in", stale)
    .where("status", "=", "charging")
    .returningAll()
    .execute();
}

async function chargedWithoutOrder(deps: ApiDependencies): Promise<Payment[]> {
  const query = deps.db.selectFrom("payments").selectAll().where("status", "=", "charged");
  return query.where("updated_at", "<", before(deps, staleMs)).orderBy("updated_at").limit(batch).execute();
}

async function openCheckouts(deps: ApiDependencies): Promise<Payment[]> {
  const query = deps.db.selectFrom("payments").selectAll().where("status", "=", "open");
  return query
    .where("checkout_session_id", "is not", null)
    .where("claimed_at", ">", before(deps, hostedMs))
    .orderBy("claimed_at", "desc")
    .limit(batch)
    .execute();
}

async function abandonOldCheckouts(deps: ApiDependencies): Promise<void> {
  await deps.db
    .updateTable("payments")
    .set({ status: "abandoned", updated_at: deps.clock.now() })
    .where("status", "=", "open")
    .where("claimed_at", "<=", before(deps, hostedMs))
    .execute();
}
