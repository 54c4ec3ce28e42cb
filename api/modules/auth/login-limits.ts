import type { RateLimiter } from "@api/http/rate-limit";
import { hashSecret } from "@api/secret-token";
import { addressRange } from "@domain/accounts/client-address";

interface Guess {
  email: string;
  clientAddress: string;
  /** The secret of a device on which this person has logged in before. */
  device: string | undefined;
}

/** From this many wrong passwords within the hour on, the owner is told. */
const tellingFailures = 10;

/**
 * How often a password may be tried. From one address ten times a quarter of an hour for one account: whoever types wrong ones
 * there closes nobody else's door. Wider and slower: a hundred an hour for one account from wherever, a hundred a quarter of an
 * hour from one address. A known device has ten tries of its own, which nobody else can use up.
 */
export const loginLimits = (limiter: RateLimiter, { email, clientAddress, device }: Guess) => {
  const pair = `${email.toLowerCase()} ${addressRange(clientAddress)}`;
  const own = device && hashSecret(device);
  return {
    /**
     * Counts a try before it is judged, so that many at once are not judged for one. Gives whether just now there have been
     * so many from unknown devices that the owner should hear of it. @throws ApiError rate_limited
     */
    async take(): Promise<{ isTelling: boolean }> {
      if (own) {
        await limiter.take("loginDevice", own);
        return { isTelling: false };
      }
      await limiter.take("loginPair", pair);
      await limiter.take("loginAddress", clientAddress);
      return { isTelling: (await limiter.take("loginAccount", email)) >= tellingFailures };
    },
    /** The password was right: that try counts no more, nor what was mistyped from here before. */
    async succeeded(): Promise<void> {
      if (own) return limiter.forget("loginDevice", own);
      await limiter.forget("loginPair", pair);
      await limiter.release("loginAddress", clientAddress);
      await limiter.release("loginAccount", email);
    },
  };
};
