import type { MiddlewareHandler } from "hono";
import type { ApiDependencies } from "@api/dependencies";
import type { ApiEnv } from "./environment";

/** What anyone may read, and what depends on nothing but the address, the database and the time. */
const cacheable = /^\/(?:browse|towns|restaurants|menu-items|deals|coupons|reviews|addons|taxes)(?:\/|$)/;
/** Each is a page of cards or a menu, at most some hundred kB. */
const maxEntries = 200;
const quarterMs = 900_000;

/**
 * Caches what visitors without a token read for `responseTtlMs`, for most of them look at the same lists. Any change made
 * through this API clears it, so that one sees one's own change at once, and so does word of another process's change. Stands behind `authenticate`. Zero turns it off.
 */
export function responseCache({
  clock,
  catalogue,
  responseTtlMs = 0,
}: Pick<ApiDependencies, "clock" | "catalogue" | "responseTtlMs">): MiddlewareHandler<ApiEnv> {
  const entries = new Map<string, { body: string; type: string; expiresAt: number }>();
  let changes = 0;
  const forget = () => {
    changes += 1;
    entries.clear();
  };
  catalogue.follow(forget);
  return async (c, next) => {
    if (responseTtlMs === 0) return next();
    if (c.req.method !== "GET") {
      try {
        return await next();
      } finally {
        forget();
      }
    }
    const { pathname, search } = new URL(c.req.url);
    if (c.get("actor") || !cacheable.test(pathname)) return next();
    const key = pathname + search;
    const now = clock.now().getTime();
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now) return c.body(entry.body, 200, { "Content-Type": entry.type });
    const before = changes;
    await next();
    if (c.res.status !== 200) return;
    const body = await c.res.clone().text();
    // Read before a change that has been made meanwhile, it may be old already.
    if (changes !== before) return;
    if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? "");
    entries.delete(key);
    entries.set(key, {
      body,
      type: c.res.headers.get("Content-Type") ?? "application/json",
      // Menus and certificates begin and end at quarters of an hour.
      expiresAt: Math.min(now + responseTtlMs, (Math.floor(now / quarterMs) + 1) * quarterMs),
    });
  };
}
