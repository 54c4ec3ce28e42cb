import { minuteMs } from "@domain/duration";

/** How long it is remembered which calls a host has. */
const cacheTtlMs = 5 * minuteMs;

/** After a check that got no answer. */
const retryAfterFailureMs = 15_000;

/** There is no limit to how many paths with ids there are. */
const maxCached = 500;

/**
 * [HOST-5] Which extended calls a host has, as this process has learnt from its answers and by asking. Entries are
 * renewed after five minutes, while the old one is still used. `now` gives milliseconds.
 */
export function createKnownCalls(now: () => number = Date.now) {
  const entries = new Map<string, { until: number; isSupported: boolean | Promise<boolean> }>();

  const store = (call: string, isSupported: boolean | Promise<boolean>, until = now() + cacheTtlMs) => {
    entries.delete(call);
    entries.set(call, { until, isSupported });
    const [oldest] = entries.keys();
    if (entries.size > maxCached && oldest !== undefined) entries.delete(oldest);
  };

  return {
    /** Records what an answer revealed about the call, "POST /newsletter/subscriptions". */
    record(call: string, isSupported: boolean): void {
      // Most calls exist, and nobody asks whether they do.
      if (!isSupported || entries.has(call)) store(call, isSupported);
    },
    /** Whether the host has it; `ask` finds out. Without an answer the call counts as present, or as it did before. */
    isSupported(call: string, ask: () => Promise<boolean>): Promise<boolean> {
      const known = entries.get(call);
      if (known && known.until > now()) return Promise.resolve(known.isSupported);
      const answer = ask().then(
        (isSupported) => {
          store(call, isSupported);
          return isSupported;
        },
        async () => {
          const isSupported = (await known?.isSupported) ?? true;
          store(call, isSupported, now() + retryAfterFailureMs);
          return isSupported;
        },
      );
      // Stored before asking, so that nobody else asks meanwhile.
      store(call, known?.isSupported ?? answer);
      return Promise.resolve(known?.isSupported ?? answer);
    },
  };
}
