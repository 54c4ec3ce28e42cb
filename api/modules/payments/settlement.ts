import type { ApiDependencies } from "@api/dependencies";
import { ProviderUnavailable } from "@api/payments/provider";
import { repeat } from "@api/repeat";
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

const staleChargeMs = 20_000;

type Round = (deps: ApiDependencies, staleMs: number, signal?: AbortSignal) => Promise<void>;

/** Each kind of loose end has rounds of its own: a provider that hangs must not hold up what needs no provider. */
const rounds: Round[] = [
  async (deps, staleMs, signal) => {
    const settle = async (payment: Payment) => {
      const current = await settleAttempt(deps, payment);
      if (current.status === "charged") await completeOrRefund(deps, current);
    };
    await each(await takeUnsettled(deps, "charging", ago(deps, staleMs)), guarded(deps, settle), signal);
  },
  async (deps, _staleMs, signal) => {
    const settle = async (payment: Payment) => {
      const current = await settleHostedPayment(deps, payment);
      if (current.status === "charged") await completeOrRefund(deps, current);
    };
    await each(await takeUnsettled(deps, "open"), guarded(deps, settle), signal);
  },
  async (deps, staleMs, signal) => {
    const settle = (payment: Payment) => completeOrRefund(deps, payment);
    await each(await takeUnsettled(deps, "charged", ago(deps, staleMs)), guarded(deps, settle), signal);
  },
  (deps, _staleMs, signal) => settleRefunds(deps, signal),
];

/**
 * [PAY-17] One round of everything: ends what was left half done by a crash, a lost reply or a closed browser, which is
 * charges without a known outcome, hosted pages paid but not returned from, charges without an order, refunds not yet given
 * back. Safe to run in any number of processes at once; one failing payment does not keep the others from being settled.
 */
export async function settlePayments(deps: ApiDependencies, staleMs = staleChargeMs): Promise<void> {
  for (const round of rounds) await round(deps, staleMs);
}

/** Runs settlement at once and then every `everyMs` until stopped; `stop` waits for what is under way. */
export function startSettlement(deps: ApiDependencies, { everyMs, staleMs }: Timing): () => Promise<void> {
  const over = new AbortController();
  const failed = (error: unknown) => deps.logger.error({ err: error }, "Payments could not be settled");
  const stops = rounds.map((round) =>
    repeat(() => round(deps, staleMs ?? staleChargeMs, over.signal), { everyMs, failed }),
  );
  return async () => {
    over.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
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
