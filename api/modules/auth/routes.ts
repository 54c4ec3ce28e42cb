import { auditAccess } from "@api/audit/audit";
import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter, type RateLimiter } from "@api/http/rate-limit";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { profileRequest } from "@domain/contract/accounts/account";
import { accountCalls } from "@domain/contract/calls/accounts";
import { changePassword, createAccount, getProfile, revokeAccessToken } from "./accounts";
import { deleteAccount } from "./delete-account";
import { confirmEmail, sendConfirmation } from "./email-confirmations";
import { exportAccount } from "./export-account";
import { knownDevicesHeader, logIn, openSession, parseKnownDevices } from "./login";
import { assertResetLink, requestPasswordReset, resetPassword } from "./password-resets";
import { updateProfile } from "./profile";

/** Login, sign-up, logout, passwords and the own account. */
export function authModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(toRoute(accountCalls.logIn), async (c) => {
    const devices = parseKnownDevices(c.req.header(knownDevicesHeader));
    const attempt = { ...c.req.valid("json"), clientAddress: c.get("clientAddress"), devices };
    return c.json(withData(await logIn(dependencies, limiter, attempt), "Login successful"), 200);
  });

  router.openapi(toRoute(accountCalls.signUp), async (c) => {
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
    return c.json(withData(await openSession(dependencies, userId), "Account created successfully"), 200);
  });

  router.openapi(toRoute(accountCalls.getProfile), async (c) =>
    c.json(withData(await getProfile(db, requireActor(c).id)), 200),
  );

  router.openapi(toRoute(accountCalls.logOut), async (c) => {
    requireActor(c);
    await revokeAccessToken(db, c.get("tokenHash") ?? "");
    return c.json(withMessage("You have been logged out."), 200);
  });

  router.openapi(toRoute(accountCalls.changePassword), async (c) => {
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

/** [HOST-58, HOST-59] Asking for a reset link, and using it. */
function passwordResetRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const router = createRouter();

  router.openapi(toRoute(accountCalls.requestPasswordReset), async (c) => {
    const { email } = c.req.valid("json");
    await limiter.take("resetAddress", c.get("clientAddress"));
    await limiter.take("resetAccount", email);
    await requestPasswordReset(dependencies, email);
    return c.json(withMessage("If this email has an account, we have sent a link to reset its password."), 200);
  });

  router.openapi(toRoute(accountCalls.checkPasswordReset), async (c) => {
    await limiter.take("resetAddress", c.get("clientAddress"));
    await assertResetLink(dependencies, c.req.valid("param").token);
    return c.json(withMessage("This link works."), 200);
  });

  router.openapi(toRoute(accountCalls.resetPassword), async (c) => {
    await limiter.take("resetAddress", c.get("clientAddress"));
    const { token } = c.req.valid("param");
    const clientAddress = c.get("clientAddress");
    await resetPassword(dependencies, limiter, { token, password: c.req.valid("json").password, clientAddress });
    return c.json(withMessage("Your password has been changed. You can log in now."), 200);
  });

  return router;
}

/** Extended: sending the confirmation email again, and confirming the address. */
function emailConfirmationRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const router = createRouter();

  router.openapi(toRoute(accountCalls.sendEmailConfirmation), async (c) => {
    const { id, email } = requireActor(c);
    await limiter.take("resetAddress", c.get("clientAddress"));
    await limiter.take("confirmAccount", id);
    const isSent = await sendConfirmation(dependencies, id);
    return c.json(
      withMessage(isSent ? `We have sent a link to ${email}.` : "Your email address is confirmed already."),
      200,
    );
  });

  router.openapi(toRoute(accountCalls.confirmEmail), async (c) => {
    await limiter.take("resetAddress", c.get("clientAddress"));
    const email = await confirmEmail(dependencies, c.req.valid("param").token);
    return c.json(withMessage(`Thank you. ${email} is confirmed.`), 200);
  });

  return router;
}

/** Extended calls of the account page: changing the profile, exporting one's data, and deleting the account. */
function accountRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(toRoute(accountCalls.updateProfile, profileRequest), async (c) => {
    const { id } = requireActor(c);
    await updateProfile(dependencies, id, c.req.valid("form"));
    return c.json(withData(await getProfile(db, id), "Your profile has been saved."), 200);
  });

  router.openapi(toRoute(accountCalls.exportAccount), async (c) => {
    const actor = requireActor(c, "customer");
    const entry = { at: clock.now(), actor, account: actor, clientAddress: c.get("clientAddress") };
    await auditAccess(db, { ...entry, what: "data-exported" });
    return c.json(withData(await exportAccount(db, actor.id, clock.now())), 200);
  });

  router.openapi(toRoute(accountCalls.deleteAccount), async (c) => {
    await deleteAccount(dependencies, limiter, requireActor(c, "customer"), c.req.valid("json").password);
    return c.json(withMessage("Your account has been deleted."), 200);
  });

  return router;
}
