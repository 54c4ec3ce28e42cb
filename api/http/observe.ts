import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { ApiDependencies } from "@api/dependencies";
import type { ApiEnv } from "./environment";

/** Tells `observe` of every answered call; stands before all else. */
export function observeCalls({ observe }: Pick<ApiDependencies, "observe">): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    // The call itself stands behind the middlewares, which are registered for any path.
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"))?.path ?? "none";
    observe?.({ method: c.req.method, route, status: c.res.status, ms: performance.now() - began });
  };
}
