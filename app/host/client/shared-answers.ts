import type { WireResponse } from "./transport.server";

/** Longer than any address search, shorter than a certificate's or a menu's delay that anybody would notice. */
const longestMs = 10_000;
/** A town's list and its restaurants' pages, some 60 kB each. */
const maxAnswers = 60;
const maxReaders = 5_000;

/**
 * Answers that visitors and customers share (X-Shared-Seconds, docs/api.md), for as long as the host says: a quarter of a
 * customer's home page and half of a restaurant's are calls for what everybody reads. The host decides who shares: a token
 * reads shared answers only while its own calls are answered with them. Any change clears everything.
 * @param now milliseconds
 */
export function createSharedAnswers(now: () => number = Date.now) {
  const answers = new Map<string, { answer: WireResponse; until: number }>();
  const readers = new Map<string, number>();
  let changes = 0;

  const isFresh = (until: number | undefined): boolean => until !== undefined && until > now();

  return {
    find(token: string | null, url: string): WireResponse | undefined {
      const shared = answers.get(url);
      return shared && isFresh(shared.until) && isFresh(readers.get(token ?? "")) ? shared.answer : undefined;
    },
    /** To be called before the read, since a change may overtake its answer, which the returned function takes. */
    begin(token: string | null, url: string): (answer: WireResponse) => void {
      const before = changes;
      return (answer) => {
        const ms = Math.min((answer.sharedSeconds ?? 0) * 1_000, longestMs);
        if (ms === 0 || answer.status !== 200 || before !== changes) return;
        insert(answers, url, { answer, until: now() + ms }, maxAnswers);
        insert(readers, token ?? "", now() + longestMs, maxReaders);
      };
    },
    clear(): void {
      changes += 1;
      answers.clear();
      readers.clear();
    },
  };
}

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/** The oldest entry goes first. */
function insert<Value>(all: Map<string, Value>, key: string, value: Value, most: number): void {
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
}
