import type { MiddlewareHandler } from "hono";
import type { ApiDependencies } from "@api/dependencies";
import type { ApiEnv } from "./environment";
import { createRateLimiter } from "./rate-limit";

/**
 * Forms with files cost work and storage: a signed-in person may send so many an hour. Registrations, sent by nobody yet, count
 * by address (registrations/draft-routes). Stands behind `authenticate`. @throws ApiError rate_limited
 */
export function limitUploads(deps: Pick<ApiDependencies, "db" | "clock" | "allowances">): MiddlewareHandler<ApiEnv> {
  const limiter = createRateLimiter(deps);
  return async (c, next) => {
    const actor = c.get("actor");
    const isForm = c.req.header("content-type")?.startsWith("multipart/form-data");
    if (actor && isForm) await limiter.take("uploadAccount", actor.id);
    await next();
  };
}
