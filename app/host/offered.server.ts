import type { Host } from "./client.server";
import { listOrders } from "./orders.server";
import { nullIfUnsupported } from "./errors";
import { readPass } from "./passes.server";

const keptFor = 5 * 60_000;
type Asker = Pick<Host, "get">;

/**
 * Whether the host has what `ask` asks for (null: it has not). Asked once in five minutes, as every page's frame wants to
 * know; what fails is told to `onFault`, counts as `otherwise`, and is asked again. `now` gives milliseconds.
 */
export function createOffer(ask: (host: Asker) => Promise<unknown>, otherwise = false, now: () => number = Date.now) {
  let kept: { until: number; answer: Promise<boolean> } | null = null;
  return function isOffered(host: Asker, onFault: (error: unknown) => void): Promise<boolean> {
    if (kept && kept.until > now()) return kept.answer;
    const fresh = {
      until: now() + keptFor,
      answer: ask(host).then(
        (found) => found !== null,
        (error: unknown) => {
          if (kept === fresh) kept = null;
          onFault(error);
          return otherwise;
        },
      ),
    };
    kept = fresh;
    return fresh.answer;
  };
}

/** Whether this process's host sells the Go Pass: only then may a page claim it [LAND-5]. */
export const sellsPass = createOffer(readPass);

/** Whether it tells customers of their orders; asked as one of them [HOST-63]. */
export const keepsOrders = createOffer((host) => listOrders(host, { per_page: 1 }).catch(nullIfUnsupported), true);
