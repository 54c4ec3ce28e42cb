/** How long what a host has, or lacks, is taken for granted. */
const keptFor = 5 * 60_000;
/** After a question that nothing answered. */
const askedAgainAfter = 15_000;
/** Paths with ids in them come in any number. */
const mostKept = 500;

/**
 * [HOST-5] Which extended calls a host has, as this process has learnt it: from its answers, and by asking. What is known is
 * forgotten after five minutes: then it is asked for anew, while the old answer still counts. `now` gives milliseconds.
 */
export function createKnownCalls(now: () => number = Date.now) {
  const kept = new Map<string, { until: number; isThere: boolean | Promise<boolean> }>();

  const keep = (call: string, isThere: boolean | Promise<boolean>, until = now() + keptFor) => {
    kept.delete(call);
    kept.set(call, { until, isThere });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };

  return {
    /** What an answer told of the call, "POST /newsletter/subscriptions". */
    learn(call: string, isThere: boolean): void {
      // Most calls are there, and nobody asks.
      if (!isThere || kept.has(call)) keep(call, isThere);
    },
    /** Whether the host has it; `ask` finds out. Where it does not get an answer the call counts as there, or as it did before. */
    isThere(call: string, ask: () => Promise<boolean>): Promise<boolean> {
      const known = kept.get(call);
      if (known && known.until > now()) return Promise.resolve(known.isThere);
      const asked = ask().then(
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
      // Meanwhile nobody else asks.
      keep(call, known?.isThere ?? asked);
      return Promise.resolve(known?.isThere ?? asked);
    },
  };
}
