import { accountCalls } from "@domain/contract/calls/accounts";
import { routeOf } from "@api/http/route-of";
import { profileRequest } from "@domain/contract/account";
import type { ApiDependencies } from "@api/dependencies";
import { auditAccess } from "@api/audit/access";
import { withData, withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import type { RateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { deleteAccount } from "./delete-account";
import { exportAccount } from "./export-account";
import { loadProfile } from "./profile";

/** Extended calls of the account page: changing the profile, taking one's data along, and leaving. */
export function accountRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(routeOf(accountCalls.updateProfile, profileRequest), async (c) => {
    const { id } = requireActor(c);
    const { first_name, last_name, phone = null } = c.req.valid("form");
    await db.updateTable("users").set({ first_name, last_name, phone }).where("id", "=", id).execute();
    return c.json(withData(await loadProfile(db, id), "Your profile has been saved."), 200);
  });

  router.openapi(routeOf(accountCalls.exportAccount), async (c) => {
    const actor = requireActor(c, "customer");
    const entry = { at: clock.now(), actor, account: actor, clientAddress: c.get("clientAddress") };
    await auditAccess(db, { ...entry, what: "data-exported" });
    return c.json(withData(await exportAccount(db, actor.id, clock.now())), 200);
  });

  router.openapi(routeOf(accountCalls.deleteAccount), async (c) => {
    await deleteAccount(dependencies, limiter, requireActor(c, "customer"), c.req.valid("json").password);
    return c.json(withMessage("Your account has been deleted."), 200);
  });

  return router;
}
