import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { answers, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import type { RateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { confirmEmail, sendConfirmation } from "./email-confirmations";

/** Extended: asking for the link that confirms the own e-mail address once more, and using it. */
export function emailConfirmationRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "post",
      path: "/auth/email-confirmations",
      summary: "Mail the link that confirms the own address (all roles)",
      responses: answers(messageAnswer, "Sent, or confirmed already"),
    }),
    async (c) => {
      const { id, email } = requireActor(c);
      await limiter.take("resetAddress", c.get("clientAddress"));
      await limiter.take("confirmAccount", id);
      const isSent = await sendConfirmation(dependencies, id);
      return c.json(
        said(isSent ? `We have sent a link to ${email}.` : "Your email address is confirmed already."),
        200,
      );
    },
  );

  router.openapi(
    createRoute({
      method: "put",
      path: "/auth/email-confirmations/{token}",
      summary: "Confirm an address with the link's token",
      request: { params: z.object({ token: z.string().max(200) }) },
      responses: answers(messageAnswer, "Confirmed"),
    }),
    async (c) => {
      await limiter.take("resetAddress", c.get("clientAddress"));
      await confirmEmail(dependencies, c.req.valid("param").token);
      return c.json(said("Thank you. Your email address is confirmed."), 200);
    },
  );

  return router;
}
