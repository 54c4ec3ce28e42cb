/** How long it is remembered which calls a host has. */
const cacheTtlMs = 5 * 60_000;

/** After a check that got no answer. */
const askedAgainAfter = 15_000;

/** There is no limit to how many paths with ids there are. */
const maxCached = 500;

/**
 * [HOST-5] Which extended calls a host has, as this process has learnt from its answers and by asking. Entries are
 * renewed after five minutes, while the old one is still used. `now` gives milliseconds.
 */
export function createKnownCalls(now: () => number = Date.now) {
  const entries = new Map<string, { until: number; isThere: boolean | Promise<boolean> }>();

  const keep = (call: string, isThere: boolean | Promise<boolean>, until = now() + cacheTtlMs) => {
    entries.delete(call);
    entries.set(call, { until, isThere });
    const [oldest] = entries.keys();
    if (entries.size > maxCached && oldest !== undefined) entries.delete(oldest);
  };

  return {
    /** Records what an answer revealed about the call, "POST /newsletter/subscriptions". */
    learn(call: string, isThere: boolean): void {
      // Most calls exist, and nobody asks whether they do.
      if (!isThere || entries.has(call)) keep(call, isThere);
    },
    /** Whether the host has it; `ask` finds out. Without an answer the call counts as present, or as it did before. */
    isThere(call: string, ask: () => Promise<boolean>): Promise<boolean> {
      const known = entries.get(call);
      if (known && known.until > now()) return Promise.resolve(known.isThere);
      const answer = ask().then(
        (isThere) => {
          keep(call, isThere);
          return isThere;
        },
        async () => {
          const isThere = (await known?.isThere) ?? true;
          keep(call, isThere, now() + askedAgainAfter);
          return isThere;
        },
      );
      // Stored before asking, so that nobody else asks meanwhile.
      keep(call, known?.isThere ?? answer);
      return Promise.resolve(known?.isThere ?? answer);
    },
  };
}
