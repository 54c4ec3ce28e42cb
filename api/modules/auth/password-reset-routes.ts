import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { newPasswordRequest, passwordResetRequest } from "@domain/contract/auth";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, said } from "@api/http/answers";
import type { RateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { requestPasswordReset, resetPassword } from "./password-resets";

/** [HOST-58, HOST-59] Asking for a reset link, and using it. */
export function passwordResetRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "post",
      path: "/auth/password-resets",
      summary: "Ask for a link to set a new password",
      request: { body: jsonBody(passwordResetRequest) },
      responses: answers(messageAnswer, "The same whether or not the address is known"),
    }),
    async (c) => {
      const { email } = c.req.valid("json");
      await limiter.take("resetAddress", c.get("clientAddress"));
      await limiter.take("resetAccount", email);
      await requestPasswordReset(dependencies, email);
      return c.json(said("If this email has an account, we have sent a link to reset its password."), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "put",
      path: "/auth/password-resets/{token}",
      summary: "Set a new password with the link's token",
      request: { params: z.object({ token: z.string().max(200) }), body: jsonBody(newPasswordRequest) },
      responses: answers(messageAnswer, "Set; all sessions of the person have ended"),
    }),
    async (c) => {
      await limiter.take("resetAddress", c.get("clientAddress"));
      const { token } = c.req.valid("param");
      const clientAddress = c.get("clientAddress");
      await resetPassword(dependencies, limiter, { token, password: c.req.valid("json").password, clientAddress });
      return c.json(said("Your password has been changed. You can log in now."), 200);
    },
  );

  return router;
}
