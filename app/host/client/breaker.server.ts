import { HostError, isHostError } from "../errors";

interface BreakerOptions {
  /** Failures in a row after which calls are no longer tried. */
  failures?: number;
  /** How long they are not, in milliseconds; then one call is let through to see. Short: one copy of many may be all that ended. */
  pause?: number;
  now?: () => number;
}

/**
 * Keeps a host that does not answer from being asked by every visitor at once. Only calls that were not answered count; a
 * refusal is an answer. @throws HostError unreachable, at once, while open
 */
export function createBreaker({ failures = 8, pause = 500, now = Date.now }: BreakerOptions = {}) {
  let inARow = 0;
  let openUntil = 0;
  let isProbing = false;

  return async function guarded<T>(call: () => Promise<T>): Promise<T> {
    const isOpen = inARow >= failures;
    if (isOpen && (isProbing || now() < openUntil)) {
      throw new HostError("unreachable", "We can't reach our kitchens right now. Please try again in a moment.");
    }
    if (isOpen) isProbing = true;
    try {
      const answer = await call();
      inARow = 0;
      return answer;
    } catch (error) {
      if (isHostError(error, "unreachable", "timeout")) {
        inARow += 1;
        if (inARow >= failures) openUntil = now() + pause;
      } else {
        inARow = 0;
      }
      throw error;
    } finally {
      isProbing = false;
    }
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
