import type { MiddlewareHandler } from "hono";
import { addressRange, isLoopback } from "@domain/accounts/client-address";
import type { Config } from "~/lib/config/config.server";
import type { Metrics } from "../observability/metrics";
import { overloadPage } from "./overload-page";
import type { AppEnv } from "./request-info";

interface RateLimiterOptions {
  /** Requests a minute from one address. */
  max: number;
  now?: () => number;
  /** How many addresses are counted at once; more are let through, for they are no one visitor's doing. */
  maxAddresses?: number;
}

const minuteMs = 60_000;

/**
 * Counts requests by address over a sliding minute: this minute's, and of the last one the part that still lies within sixty
 * seconds. Of this process only, in bounded memory; what must hold for all of them together is limited in the API.
 * @returns what says how many seconds to wait; 0 to go on. `allowed` instead of `max` for what is worth more
 */
export function createRateLimiter({ max, now = Date.now, maxAddresses = 50_000 }: RateLimiterOptions) {
  let minute = 0;
  let before = new Map<string, number>();
  let current = new Map<string, number>();

  return function waitFor(address: string, allowed = max): number {
    const time = now();
    const thisMinute = Math.floor(time / minuteMs);
    if (thisMinute !== minute) {
      before = thisMinute === minute + 1 ? current : new Map();
      current = new Map();
      minute = thisMinute;
    }
    const key = addressRange(address);
    const count = current.get(key) ?? 0;
    const passed = (time % minuteMs) / minuteMs;
    if (count + (before.get(key) ?? 0) * (1 - passed) >= allowed) return Math.ceil((1 - passed) * 60);
    if (count > 0 || current.size < maxAddresses) current.set(key, count + 1);
    return 0;
  };
}

/**
 * Answers 429 to whoever asks this process for more pages a minute than anybody reads: a page with what was typed, and to a page's
 * script the app's own refusal (rateLimitedHost), which leaves the page as it is. This very machine is not counted: either somebody
 * develops here, or a proxy stands before all visitors and its word is not taken (TRUST_PROXY).
 */
export function rateLimit(
  { visitsPerMinute }: Pick<Config, "visitsPerMinute">,
  metrics: Metrics | null,
  waitFor = createRateLimiter({ max: visitsPerMinute }),
): MiddlewareHandler<AppEnv> {
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
    if (!isOfScript) return overloadPage(c.req.raw, { seconds, message });
    const then = isForm
      ? `Wait ${seconds} seconds, then try again.`
      : `The page goes on by itself in ${seconds} seconds.`;
    c.set("info", { ...info, refusal: { seconds, message: `${message} ${then}` } });
    return next();
  };
}
