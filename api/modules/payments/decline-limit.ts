import type { ApiDependencies, Db } from "@api/dependencies";
import { RateLimitedError } from "@api/errors";
import { createRateLimiter } from "@api/http/rate-limit";
import type { Payment } from "./payment";

interface Payer {
  customerId: string;
  clientAddress: string;
  /** The amount to pay; zero needs no card. */
  cents: number;
}

interface Work {
  /** Claims the payment, and counts it by `take` in the same transaction; null when another call has it. */
  claim: (take: (trx: Db) => Promise<void>) => Promise<Payment | null>;
  charge: (claimed: Payment) => Promise<Payment>;
}

/**
 * [PAY-20] Limits how many cards a person, or everybody at one address, can have declined: whoever has stolen numbers tries by
 * small payments which of them work.
 */
export function createDeclineLimit(deps: Pick<ApiDependencies, "db" | "clock" | "rateLimits">) {
  const limiter = createRateLimiter(deps);
  return {
    /** For payments on the provider's page, whose declines `count` counts. @throws RateLimitedError */
    async check({ customerId, clientAddress, cents }: Payer): Promise<void> {
      if (cents === 0) return;
      await explainLimit(limiter.check("declineAddress", clientAddress));
      await explainLimit(limiter.check("declineAccount", customerId));
    },
    /** A card that was declined on the provider's page, which does not tell the address. */
    count: (customerId: string): Promise<void> => limiter.count("declineAccount", customerId),
    /**
     * Claims and charges a payment; null when another call has it. The account's try is counted with the claim, so that payments at
     * the same moment do not exceed the limit, and only a decline stays counted.
     * @throws what `claim` and `charge` throw; RateLimitedError
     */
    async chargeWithinLimit(
      { customerId, clientAddress, cents }: Payer,
      { claim, charge }: Work,
    ): Promise<Payment | null> {
      if (cents > 0) await explainLimit(limiter.check("declineAddress", clientAddress));
      const claimed = await claim(async (trx) => {
        if (cents > 0) await explainLimit(createRateLimiter({ ...deps, db: trx }).take("declineAccount", customerId));
      });
      if (!claimed || cents === 0) return claimed && charge(claimed);
      let isDeclined = false;
      try {
        const payment = await charge(claimed);
        isDeclined = payment.status === "declined";
        return payment;
      } finally {
        if (isDeclined) await limiter.count("declineAddress", clientAddress);
        else await limiter.release("declineAccount", customerId);
      }
    },
  };
}

/** @throws RateLimitedError with a sentence about cards and how long to wait */
async function explainLimit(limited: Promise<unknown>): Promise<void> {
  try {
    await limited;
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    const minutes = Math.ceil(error.retryAfter / 60);
    const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
    throw new RateLimitedError(
      error.retryAfter,
      `Too many cards were declined in a short time. Nothing was charged. Please wait ${wait}, then try again.`,
    );
  }
}
