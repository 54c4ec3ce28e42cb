import { accountCalls } from "@domain/contract/calls/accounts";
import { routeOf } from "@api/http/route-of";
import type { ApiDependencies } from "@api/dependencies";
import { withMessage } from "@api/http/answers";
import type { RateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { requestPasswordReset, resetPassword } from "./password-resets";

/** [HOST-58, HOST-59] Asking for a reset link, and using it. */
export function passwordResetRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const router = createRouter();

  router.openapi(routeOf(accountCalls.requestPasswordReset), async (c) => {
    const { email } = c.req.valid("json");
    await limiter.take("resetAddress", c.get("clientAddress"));
    await limiter.take("resetAccount", email);
    await requestPasswordReset(dependencies, email);
    return c.json(withMessage("If this email has an account, we have sent a link to reset its password."), 200);
  });

  router.openapi(routeOf(accountCalls.resetPassword), async (c) => {
    await limiter.take("resetAddress", c.get("clientAddress"));
    const { token } = c.req.valid("param");
    const clientAddress = c.get("clientAddress");
    await resetPassword(dependencies, limiter, { token, password: c.req.valid("json").password, clientAddress });
    return c.json(withMessage("Your password has been changed. You can log in now."), 200);
  });

  return router;
}
