import { readPass } from "./passes.server";
import type { Host } from "./client.server";

const keptFor = 5 * 60_000;

/**
 * Whether the host sells the Go Pass: only then may a page claim it [LAND-5]. Asked once in five minutes, as every page's
 * footer wants to know; what fails is told to `onFault`, counts as no, and is asked again. `now` gives milliseconds.
 */
export function createPassSale(now: () => number = Date.now) {
  let kept: { until: number; isSold: Promise<boolean> } | null = null;
  return function sellsPass(host: Pick<Host, "get">, onFault: (error: unknown) => void): Promise<boolean> {
    if (kept && kept.until > now()) return kept.isSold;
    const fresh = {
      until: now() + keptFor,
      isSold: readPass(host).then(
        (sold) => sold !== null,
        (error: unknown) => {
          if (kept === fresh) kept = null;
          onFault(error);
          return false;
        },
      ),
    };
    kept = fresh;
    return fresh.isSold;
  };
}

/** Of this process's host. */
export const sellsPass = createPassSale();
