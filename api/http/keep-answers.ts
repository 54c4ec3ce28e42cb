import type { MiddlewareHandler } from "hono";
import type { ApiDependencies } from "@api/dependencies";
import type { ApiEnv } from "./environment";

/** What anyone may read, and what depends on nothing but the address, the database and the time. */
const open = /^\/(?:restaurants|menu-items|deals|coupons|reviews|addons|taxes)(?:\/|$)/;
/** Each is a page of cards or a menu, at most some hundred kB. */
const mostAnswers = 200;

/**
 * Keeps what visitors without a token read for `answersKeptMs`, for most of them look at the same lists. Any change that is
 * made through this API empties it, so that one sees one's own change at once; changes by another process show after
 * `answersKeptMs`. Stands behind `authenticate`. Zero keeps nothing.
 */
export function keepAnswers({
  clock,
  answersKeptMs = 0,
}: Pick<ApiDependencies, "clock" | "answersKeptMs">): MiddlewareHandler<ApiEnv> {
  const kept = new Map<string, { body: string; type: string; until: number }>();
  let changes = 0;
  return async (c, next) => {
    if (answersKeptMs === 0) return next();
    if (c.req.method !== "GET") {
      try {
        return await next();
      } finally {
        changes += 1;
        kept.clear();
      }
    }
    const { pathname, search } = new URL(c.req.url);
    if (c.get("actor") || !open.test(pathname)) return next();
    const key = pathname + search;
    const now = clock.now().getTime();
    const found = kept.get(key);
    if (found && found.until > now) return c.body(found.body, 200, { "Content-Type": found.type });
    const before = changes;
    await next();
    if (c.res.status !== 200) return;
    const body = await c.res.clone().text();
    // Read before a change that has been made meanwhile, it may be old already.
    if (changes !== before) return;
    if (kept.size >= mostAnswers) kept.delete(kept.keys().next().value ?? "");
    kept.delete(key);
    kept.set(key, { body, type: c.res.headers.get("Content-Type") ?? "application/json", until: now + answersKeptMs });
  };
}
