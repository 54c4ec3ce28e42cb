import type { WireResponse } from "./transport.server";

/** An upper bound on what a host may ask for: a menu or a certificate must not look out of date. */
const maxMs = 10_000;
/** A town's list and its restaurants' pages, some 60 kB each. */
const maxResponses = 60;
const maxReaders = 5_000;

/**
 * Responses that visitors and customers share (X-Shared-Seconds, docs/api.md), for as long as the host says: a quarter of a
 * customer's home page and half of a restaurant's are calls for what everybody reads. The host decides who shares: a token
 * reads shared responses only while its own calls are answered with them. Any change clears everything.
 * @param now milliseconds
 */
export function createSharedResponses(now: () => number = Date.now) {
  const responses = new Map<string, { response: WireResponse; until: number }>();
  const readers = new Map<string, number>();
  let changes = 0;

  const isFresh = (until: number | undefined): boolean => until !== undefined && until > now();

  return {
    find(token: string | null, url: string): WireResponse | undefined {
      const shared = responses.get(url);
      return shared && isFresh(shared.until) && isFresh(readers.get(token ?? "")) ? shared.response : undefined;
    },
    /** To be called before the read, since a change may overtake its response, which the returned function takes. */
    begin(token: string | null, url: string): (response: WireResponse) => void {
      const before = changes;
      return (response) => {
        const ms = Math.min((response.sharedSeconds ?? 0) * 1_000, maxMs);
        if (ms === 0 || response.status !== 200 || before !== changes) return;
        insert(responses, url, { response, until: now() + ms }, maxResponses);
        insert(readers, token ?? "", now() + maxMs, maxReaders);
      };
    },
    clear(): void {
      changes += 1;
      responses.clear();
      readers.clear();
    },
  };
}

export type SharedResponses = ReturnType<typeof createSharedResponses>;

/** The oldest entry goes first. */
function insert<Value>(all: Map<string, Value>, key: string, value: Value, maxEntries: number): void {
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > maxEntries && oldest !== undefined) all.delete(oldest);
}
