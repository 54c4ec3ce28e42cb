import type { ApiDependencies } from "@api/dependencies";
import { ApiError, RateLimited } from "@api/errors";
import { createRateLimiter } from "@api/http/rate-limit";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";

type Choices = Pick<QuoteChoices, "couponCode">;

/** Keeps anybody from trying codes until one fits. Only codes that do not exist count. */
export function createCouponGuesses(deps: Pick<ApiDependencies, "db" | "clock" | "allowances">) {
  const limiter = createRateLimiter(deps);

  const check = async (customerId: string, { couponCode }: Choices) => {
    if (couponCode) await limiter.check("couponAccount", customerId);
  };
  return {
    /** [CHK-8] What stands in the place of a code's own refusal, so that the quote is not lost with it; null to go on. */
    async refusal(customerId: string, choices: Choices): Promise<Quote["couponError"]> {
      try {
        await check(customerId, choices);
        return null;
      } catch (error) {
        if (!(error instanceof RateLimited)) throw error;
        const message = "Too many codes were tried. Please wait a few minutes and try again.";
        return { code: error.code, message };
      }
    },
    /** Counts a code that a quote did not know. */
    async count(customerId: string, couponError: Quote["couponError"]): Promise<void> {
      if (couponError?.code === "unknown") await limiter.count("couponAccount", customerId);
    },
    /** Paying with a code tells as much of it as a quote. @throws what `work` does; ApiError rate_limited */
    async watched<Result>(customerId: string, choices: Choices, work: () => Promise<Result>): Promise<Result> {
      await check(customerId, choices);
      try {
        return await work();
      } catch (error) {
        const isRefused = error instanceof ApiError && error.code === "coupon_refused";
        if (choices.couponCode && isRefused) await limiter.count("couponAccount", customerId);
        throw error;
      }
    },
  };
}
