import type { ApiDependencies } from "@api/dependencies";
import { withMessage } from "@api/http/answers";
import { createRateLimiter } from "@api/http/rate-limit";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { newsletterCalls } from "@domain/contract/calls/messages";
import { subscribe, unsubscribe } from "./service";

/** [HOST-78, HOST-79] The newsletter. */
export function newsletterModule(dependencies: ApiDependencies) {
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(routeOf(newsletterCalls.subscribeToNewsletter), async (c) => {
    await limiter.take("subscribeAddress", c.get("clientAddress"));
    await subscribe(dependencies, c.req.valid("json").email);
    return c.json(withMessage("Thank you for subscribing."), 200);
  });

  router.openapi(routeOf(newsletterCalls.leaveNewsletter), async (c) => {
    await unsubscribe(dependencies.db, c.req.valid("param").token, dependencies.clock.now());
    return c.json(withMessage("You have been unsubscribed."), 200);
  });

  return router;
}
