import { accountCalls } from "@domain/contract/calls/accounts";
import { routeOf } from "@api/http/route-of";
import type { ApiDependencies } from "@api/dependencies";
import { withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import type { RateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { confirmEmail, sendConfirmation } from "./email-confirmations";

/** Extended: asking for the link that confirms the own e-mail address once more, and using it. */
export function emailConfirmationRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const router = createRouter();

  router.openapi(routeOf(accountCalls.sendEmailConfirmation), async (c) => {
    const { id, email } = requireActor(c);
    await limiter.take("resetAddress", c.get("clientAddress"));
    await limiter.take("confirmAccount", id);
    const isSent = await sendConfirmation(dependencies, id);
    return c.json(
      withMessage(isSent ? `We have sent a link to ${email}.` : "Your email address is confirmed already."),
      200,
    );
  });

  router.openapi(routeOf(accountCalls.confirmEmail), async (c) => {
    await limiter.take("resetAddress", c.get("clientAddress"));
    await confirmEmail(dependencies, c.req.valid("param").token);
    return c.json(withMessage("Thank you. Your email address is confirmed."), 200);
  });

  return router;
}
