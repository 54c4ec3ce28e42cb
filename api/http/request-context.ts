import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./environment";

/**
 * Sets `requestId` (the caller's x-request-id, else a new one; also sent back) and `clientAddress`: the first of
 * x-forwarded-for, for the only caller is the app, which puts the browser's address there.
 */
export const requestContext: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const given = c.req.header("x-request-id");
  const requestId = given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  c.set("requestId", requestId);
  const forwarded = c.req.header("x-forwarded-for")?.split(",")[0]?.trim();
  c.set("clientAddress", forwarded && /^[\da-f.:]{2,45}$/i.test(forwarded) ? forwarded : "unknown");
  c.header("x-request-id", requestId);
  await next();
};
