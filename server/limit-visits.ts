import type { MiddlewareHandler } from "hono";
import { isLoopback } from "@domain/client-address";
import type { Config } from "~/lib/config.server";
import type { AppEnv } from "./app-env";
import { busyPage } from "./busy-page";
import type { Metrics } from "./metrics";
import { createVisitLimit } from "./visit-limit";

/**
 * Answers 429 to whoever asks this process for more pages a minute than anybody reads: a page with what was typed, and to a page's
 * script the app's own refusal (refusingHost), which leaves the page as it is. This very machine is not counted: either somebody
 * develops here, or a proxy stands before all visitors and its word is not taken (TRUST_PROXY).
 */
export function limitVisits(
  { visitsPerMinute }: Pick<Config, "visitsPerMinute">,
  metrics: Metrics | null,
): MiddlewareHandler<AppEnv> {
  const waitFor = createVisitLimit({ most: visitsPerMinute });
  return async (c, next) => {
    const info = c.get("info");
    const isForm = c.req.method !== "GET" && c.req.method !== "HEAD";
    const { isOfScript } = info;
    // Who fills in a form has read its page: it may go on for as long again.
    const allowed = isForm && isOfScript ? 2 * visitsPerMinute : visitsPerMinute;
    const seconds = isLoopback(info.clientAddress) ? 0 : waitFor(info.clientAddress, allowed);
    if (seconds === 0) return next();
    metrics?.refused("visits");
    const message = "More requests came from your network than we can answer.";
    if (!isOfScript) return busyPage(c.req.raw, { seconds, message });
    const then = isForm
      ? `Wait ${seconds} seconds, then try again.`
      : `The page goes on by itself in ${seconds} seconds.`;
    c.set("info", { ...info, refusal: { seconds, message: `${message} ${then}` } });
    return next();
  };
}
