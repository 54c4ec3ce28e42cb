import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "@api/errors";
import type { ApiEnv } from "./environment";

const refuse = () => {
  throw new ApiError("payload_too_large", "What was sent is too large.");
};
const forJson = bodyLimit({ maxSize: 1024 * 1024, onError: refuse });
const forFiles = bodyLimit({ maxSize: 25 * 1024 * 1024, onError: refuse });

/** Calls that read their body as it arrives and count for themselves (api/uploads/receive). */
const streamed = /^\/(?:registration-drafts\/[^/]+\/files|restaurants\/agent)$/;

/** 1 MB for JSON, 25 MB for calls that carry files. @throws ApiError payload_too_large */
export const limitBody: MiddlewareHandler<ApiEnv> = (c, next) => {
  if (c.req.method === "POST" && streamed.test(c.req.path)) return next();
  return c.req.header("content-type")?.startsWith("multipart/form-data") ? forFiles(c, next) : forJson(c, next);
};
