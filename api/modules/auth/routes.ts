import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/auth";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { auditAccess } from "@api/audit/access";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { revokeAccessToken } from "./access-tokens";
import { accountRoutes } from "./account-routes";
import { changePassword, createAccount } from "./accounts";
import { emailConfirmationRoutes } from "./email-confirmation-routes";
import { sendConfirmation } from "./email-confirmations";
import { deviceHeader, readDevices } from "./known-devices";
import { logIn, signedIn } from "./login";
import { passwordResetRoutes } from "./password-reset-routes";
import { loadProfile } from "./profile";

/** Login, sign-up, logout, passwords and the own account. */
export function authModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "post",
      path: "/auth/login",
      summary: "Log in (all roles)",
      request: { body: jsonBody(contract.loginRequest) },
      responses: answers(contract.loginAnswer, "A bearer token, the person, and the active restaurant"),
    }),
    async (c) => {
      const devices = readDevices(c.req.header(deviceHeader));
      const attempt = { ...c.req.valid("json"), clientAddress: c.get("clientAddress"), devices };
      return c.json(ok(await logIn(dependencies, limiter, attempt), "Login successful"), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "post",
      path: "/auth/user/signup",
      summary: "Open a customer account; the answer signs in",
      request: { body: jsonBody(contract.signupRequest) },
      responses: answers(contract.loginAnswer, "A bearer token and the new customer"),
    }),
    async (c) => {
      await limiter.take("signupAddress", c.get("clientAddress"));
      const newcomer = { ...c.req.valid("json"), role: "customer" as const, isConfirmed: false };
      const userId = await createAccount(db, newcomer, clock.now());
      await auditAccess(db, {
        at: clock.now(),
        what: "signed-up",
        actor: { id: userId, role: "customer" },
        account: { id: userId },
        clientAddress: c.get("clientAddress"),
      });
      await sendConfirmation(dependencies, userId);
      return c.json(ok(await signedIn(dependencies, userId), "Account created successfully"), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: "/auth/profile",
      summary: "The signed-in person",
      responses: answers(contract.profileAnswer, "The person with their restaurants, the active one first"),
    }),
    async (c) => c.json(ok(await loadProfile(db, requireActor(c).id)), 200),
  );

  router.openapi(
    createRoute({
      method: "post",
      path: "/auth/logout",
      summary: "Revoke the bearer token",
      responses: answers(messageAnswer, "The token no longer works"),
    }),
    async (c) => {
      requireActor(c);
      await revokeAccessToken(db, c.get("tokenHash") ?? "");
      return c.json(said("You have been logged out."), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "post",
      path: "/auth/change-password",
      summary: "Change the own password; other sessions end",
      request: { body: jsonBody(contract.changePasswordRequest) },
      responses: answers(messageAnswer, "Changed"),
    }),
    async (c) => {
      const actor = requireActor(c);
      const body = c.req.valid("json");
      await changePassword(dependencies, limiter, {
        actor,
        clientAddress: c.get("clientAddress"),
        currentPassword: body.current_password,
        newPassword: body.new_password,
        tokenHash: c.get("tokenHash"),
      });
      return c.json(said("Your password has been changed."), 200);
    },
  );

  router.route("/", emailConfirmationRoutes(dependencies, limiter));
  router.route("/", passwordResetRoutes(dependencies, limiter));
  router.route("/", accountRoutes(dependencies, limiter));
  return router;
}
