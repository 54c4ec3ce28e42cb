import type { MiddlewareHandler } from "hono";
import { isLoopback } from "@domain/client-address";
import type { Config } from "~/lib/config.server";
import type { AppEnv } from "./app-env";
import type { Metrics } from "./metrics";
import { plainPage } from "./plain-page";
import { createVisitLimit } from "./visit-limit";

/**
 * Answers 429 with a plain page to whoever asks this process for more pages a minute than anybody reads. This very machine is
 * not counted: either somebody develops here, or a proxy stands before all visitors and its word is not taken (TRUST_PROXY).
 */
export function limitVisits(
  { visitsPerMinute }: Pick<Config, "visitsPerMinute">,
  metrics: Metrics | null,
): MiddlewareHandler<AppEnv> {
  const waitFor = createVisitLimit({ most: visitsPerMinute });
  return async (c, next) => {
    const { clientAddress } = c.get("visit");
    // A page whose script sends a form is replaced by the refusal, with what was typed: it may go on for as long again.
    const isForm = c.req.method !== "GET" && c.req.method !== "HEAD";
    const allowed = isForm && c.req.path.endsWith(".data") ? 2 * visitsPerMinute : visitsPerMinute;
    const seconds = isLoopback(clientAddress) ? 0 : waitFor(clientAddress, allowed);
    if (seconds === 0) return next();
    metrics?.refused("visits");
    const then = isForm ? "go back and send it again: what you filled in is still there." : "reload this page.";
    const whatToDo = `More requests came from your network than we can answer. Wait ${seconds} seconds, then ${then}`;
    const page = plainPage(429, "Too many requests", whatToDo);
    page.headers.set("Retry-After", String(seconds));
    return page;
  };
}
