import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { matchedRoutes } from "hono/route";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { isIpAddress } from "@domain/accounts/client-address";
import { quarterHourMs } from "@domain/duration";
import { megabyte } from "@domain/file-size";
import { forgetAfter, isRead } from "./forget-after";
import { createRateLimiter } from "./rate-limit";
import type { Actor, ApiEnv } from "./router";

/**
 * Sets `requestId` (the caller's x-request-id, otherwise a new one; sent back as a header) and `clientAddress`, the first entry of
 * x-forwarded-for. That header can be trusted: only server/api-server.ts or app/host sets it.
 */
export const requestContext: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const suppliedId = c.req.header("x-request-id");
  const requestId = suppliedId && /^[\w.-]{1,64}$/.test(suppliedId) ? suppliedId : randomUUID();
  c.set("requestId", requestId);
  const forwarded = c.req.header("x-forwarded-for")?.split(",")[0]?.trim();
  c.set("clientAddress", forwarded && isIpAddress(forwarded) ? forwarded : "unknown");
  c.header("x-request-id", requestId);
  await next();
};

/** Reports every call to `observe`; must be the first middleware. */
export function observeCalls({ observe }: Pick<ApiDependencies, "observe">): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    // The matched route comes after the middlewares, which are registered for all paths.
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"))?.path ?? "none";
    observe?.({ method: c.req.method, route, status: c.res.status, ms: performance.now() - began });
  };
}

/**
 * Tells logged-in callers in `Event-Position` up to which event whatever they read next is current: a stream that resumes after it
 * misses nothing, so that a page that opens one need not load its data again. Comes after `authenticate`.
 */
export function sendEventPosition({ feed }: Pick<ApiDependencies, "feed">): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const position = feed.position();
    if (c.get("actor") && position !== null) c.header("Event-Position", String(position));
  };
}

const refuse = () => {
  throw new ApiError("payload_too_large", "What was sent is too large.");
};
const forJson = bodyLimit({ maxSize: megabyte, onError: refuse });
const forFiles = bodyLimit({ maxSize: 25 * megabyte, onError: refuse });

/** Calls that stream their body and have their own limits (api/uploads/receive). */
const streamed = /^\/(?:registration-drafts\/[^/]+\/files|restaurants\/agent)$/;

/** 1 MB for JSON, 25 MB for calls that carry files. @throws ApiError payload_too_large */
export const limitBody: MiddlewareHandler<ApiEnv> = (c, next) => {
  if (c.req.method === "POST" && streamed.test(c.req.path)) return next();
  return c.req.header("content-type")?.startsWith("multipart/form-data") ? forFiles(c, next) : forJson(c, next);
};

/**
 * Limits multipart forms per hour for a logged-in person, as they cost work and storage. Anonymous registrations are limited by
 * address (api/modules/registrations/routes.ts). Comes after `authenticate`.
 * @throws ApiError rate_limited
 */
export function limitUploads(deps: Pick<ApiDependencies, "db" | "clock" | "rateLimits">): MiddlewareHandler<ApiEnv> {
  const limiter = createRateLimiter(deps);
  return async (c, next) => {
    const actor = c.get("actor");
    const isForm = c.req.header("content-type")?.startsWith("multipart/form-data");
    if (actor && isForm) await limiter.take("uploadAccount", actor.id);
    await next();
  };
}

/** Public calls whose response depends only on the address, the database and the time. */
const cacheable = /^\/(?:browse|towns|restaurants|menu-items|deals|coupons|reviews|addons|taxes)(?:\/|$)/;

/** Of these, the calls that answer customers exactly as visitors. */
const sameForCustomers =
  /^\/(?:browse(?:\/ids)?|towns|restaurants(?:\/[\da-f-]{36}(?:\/order-times)?)?|menu-items(?:\/[\da-f-]{36}(?:\/addons)?)?|deals)$/;

const isCacheable = (pathname: string, actor: Actor | null): boolean =>
  actor === null
    ? cacheable.test(pathname)
    : actor.role === "customer" && actor.restaurantIds.length === 0 && sameForCustomers.test(pathname);

/**
 * Tells the app for how many seconds visitors and customers may read an answer without asking again (docs/api.md). Short,
 * because the app may not yet have heard of a change by another process.
 */
const [sharedHeader, sharedSeconds] = ["X-Shared-Seconds", "1"];

/** Each is a page of cards or a menu, at most some hundred kB. */
const maxEntries = 200;

/**
 * Caches responses that visitors and customers share for `responseTtlMs`, as most of them read the same lists and menus. Any write
 * through this API that was not refused, and any notification of another process's change, clears the cache, so that changes are
 * visible at once. Comes after `authenticate`. Zero turns it off.
 */
export function responseCache({
  clock,
  catalogue,
  responseTtlMs = 0,
}: Pick<ApiDependencies, "clock" | "catalogue" | "responseTtlMs">): MiddlewareHandler<ApiEnv> {
  const entries = new Map<string, { body: string | null; type: string; expiresAt: number }>();
  let changes = 0;
  const forget = () => {
    changes += 1;
    entries.clear();
  };
  catalogue.subscribe(forget);
  return async (c, next) => {
    if (responseTtlMs === 0) return next();
    if (!isRead(c)) return forgetAfter(c, next, forget);
    const { pathname, search } = new URL(c.req.url);
    if (!isCacheable(pathname, c.get("actor"))) return next();
    const key = pathname + search;
    const now = clock.now().getTime();
    const entry = entries.get(key);
    if (sameForCustomers.test(pathname)) c.header(sharedHeader, sharedSeconds);
    const isRepeated = entry !== undefined && entry.expiresAt > now;
    if (isRepeated && entry.body !== null) return c.body(entry.body, 200, { "Content-Type": entry.type });
    const before = changes;
    await next();
    if (c.res.status !== 200) return;
    // Hardly anybody else asks for the places around a customer's door: their 100 kB are cached once they are asked for again.
    const isCached = isRepeated || !search.includes("latitude=");
    const body = isCached ? await c.res.clone().text() : null;
    // A change during the read may have made it outdated.
    if (changes !== before) return;
    if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? "");
    entries.delete(key);
    entries.set(key, {
      body,
      type: c.res.headers.get("Content-Type") ?? "application/json",
      // Menus and certificates start and end on quarter hours.
      expiresAt: Math.min(now + responseTtlMs, (Math.floor(now / quarterHourMs) + 1) * quarterHourMs),
    });
  };
}
