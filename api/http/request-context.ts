import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { isAddress } from "@domain/client-address";
import type { ApiEnv } from "./environment";

/**
 * Sets `requestId` (the caller's x-request-id, else a new one; also sent back) and `clientAddress`: the first of
 * x-forwarded-for, which whoever serves the API has put there and nobody else (server/api-server.ts, app/host).
 */
export const requestContext: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const given = c.req.header("x-request-id");
  const requestId = given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  c.set("requestId", requestId);
  const forwarded = c.req.header("x-forwarded-for")?.split(",")[0]?.trim();
  c.set("clientAddress", forwarded && isAddress(forwarded) ? forwarded : "unknown");
  c.header("x-request-id", requestId);
  await next();
};
