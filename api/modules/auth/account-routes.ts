import { createRoute } from "@hono/zod-openapi";
import { accountExportAnswer, deleteAccountRequest, profileRequest } from "@domain/contract/account";
import { profileAnswer } from "@domain/contract/auth";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { auditAccess } from "@api/audit/access";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { multipartBody } from "@api/http/multipart";
import type { RateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { deleteAccount } from "./delete-account";
import { exportAccount } from "./export-account";
import { loadProfile } from "./profile";

/** Extended calls of the account page: changing the profile, taking one's data along, and leaving. */
export function accountRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "put",
      path: "/auth/profile",
      summary: "Change the own name and phone (all roles)",
      request: { body: multipartBody(profileRequest) },
      responses: answers(profileAnswer, "The person as they are now"),
    }),
    async (c) => {
      const { id } = requireActor(c);
      const { first_name, last_name, phone = null } = c.req.valid("form");
      await db.updateTable("users").set({ first_name, last_name, phone }).where("id", "=", id).execute();
      return c.json(ok(await loadProfile(db, id), "Your profile has been saved."), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: "/auth/export",
      summary: "Everything stored about the customer",
      responses: answers(accountExportAnswer, "Profile, addresses, orders, reviews, favourites"),
    }),
    async (c) => {
      const actor = requireActor(c, "customer");
      const entry = { at: clock.now(), actor, account: actor, clientAddress: c.get("clientAddress") };
      await auditAccess(db, { ...entry, what: "data-exported" });
      return c.json(ok(await exportAccount(db, actor.id, clock.now())), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "delete",
      path: "/auth/account",
      summary: "Delete the own account; orders stay for the books",
      request: { body: jsonBody(deleteAccountRequest) },
      responses: answers(messageAnswer, "Deleted; all sessions have ended"),
    }),
    async (c) => {
      await deleteAccount(dependencies, limiter, requireActor(c, "customer"), c.req.valid("json").password);
      return c.json(said("Your account has been deleted."), 200);
    },
  );

  return router;
}
