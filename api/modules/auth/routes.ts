import { accountCalls } from "@domain/contract/calls/accounts";
import { routeOf } from "@api/http/route-of";
import type { ApiDependencies } from "@api/dependencies";
import { auditAccess } from "@api/audit/access";
import { withData, withMessage } from "@api/http/answers";
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

  router.openapi(routeOf(accountCalls.logIn), async (c) => {
    const devices = readDevices(c.req.header(deviceHeader));
    const attempt = { ...c.req.valid("json"), clientAddress: c.get("clientAddress"), devices };
    return c.json(withData(await logIn(dependencies, limiter, attempt), "Login successful"), 200);
  });

  router.openapi(routeOf(accountCalls.signUp), async (c) => {
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
    return c.json(withData(await signedIn(dependencies, userId), "Account created successfully"), 200);
  });

  router.openapi(routeOf(accountCalls.getProfile), async (c) =>
    c.json(withData(await loadProfile(db, requireActor(c).id)), 200),
  );

  router.openapi(routeOf(accountCalls.logOut), async (c) => {
    requireActor(c);
    await revokeAccessToken(db, c.get("tokenHash") ?? "");
    return c.json(withMessage("You have been logged out."), 200);
  });

  router.openapi(routeOf(accountCalls.changePassword), async (c) => {
    const actor = requireActor(c);
    const body = c.req.valid("json");
    await changePassword(dependencies, limiter, {
      actor,
      clientAddress: c.get("clientAddress"),
      currentPassword: body.current_password,
      newPassword: body.new_password,
      tokenHash: c.get("tokenHash"),
    });
    return c.json(withMessage("Your password has been changed."), 200);
  });

  router.route("/", emailConfirmationRoutes(dependencies, limiter));
  router.route("/", passwordResetRoutes(dependencies, limiter));
  router.route("/", accountRoutes(dependencies, limiter));
  return router;
}
