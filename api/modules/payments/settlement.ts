import type { ApiDependencies } from "@api/dependencies";
import { ProviderUnavailable } from "@api/payments/provider";
import type { Job } from "@api/run-jobs";
import { completeOrRefund } from "./complete";
import { settleHostedPayment } from "./hosted-checkout";
import type { Payment } from "./payment";
import { settleAttempt } from "./settle-attempt";
import { settleRefunds } from "./settle-refunds";
import { each, takeUnsettled } from "./unsettled";

interface Timing {
  /** Milliseconds between two rounds. */
  everyMs: number;
  /** Age at which a step counts as left behind: longer than a charge may take, so that whoever took it has ended. */
  staleMs?: number;
}

/**
 * [PAY-17] Ends what was left half done by a crash, a lost reply or a closed browser: charges without a known outcome, hosted
 * pages paid but not returned from, charges without an order, refunds not yet sent. One failing payment does not keep the
 * others from being settled; each kind is a job of its own, as a provider that hangs must not hold up what needs no provider.
 */
export function paymentJobs(deps: ApiDependencies, { everyMs, staleMs = 20_000 }: Timing): Job[] {
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
        each(
          await takeUnsettled(deps, "charging", ago(deps, staleMs)),
          settleAll((payment) => settleAttempt(deps, payment)),
          signal,
        ),
    },
    {
      name: "settleHostedPayments",
      everyMs,
      run: async (signal) =>
        each(
          await takeUnsettled(deps, "open"),
          settleAll((payment) => settleHostedPayment(deps, payment)),
          signal,
        ),
    },
    {
      name: "completeChargedPayments",
      everyMs,
      run: async (signal) =>
        each(
          await takeUnsettled(deps, "charged", ago(deps, staleMs)),
          guarded(deps, (payment) => completeOrRefund(deps, payment)),
          signal,
        ),
    },
    { name: "settleRefunds", everyMs, run: (signal) => settleRefunds(deps, signal) },
  ];
}

/** One round of everything, one kind after the other. */
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
      if (error instanceof ProviderUnavailable) deps.logger.warn({ err: error, payment: payment.id }, text);
      else deps.logger.error({ err: error, payment: payment.id }, text);
    }
  };
