import { createRoute } from "@hono/zod-openapi";
import { failedPaymentList, failedPaymentQuery } from "@domain/contract/admin-dashboard";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { listFailedPayments } from "./list";

const list = createRoute({
  method: "get",
  path: "/failed-payments",
  summary: "Payments everywhere that came to nothing (administrators)",
  request: { query: failedPaymentQuery },
  responses: answers(failedPaymentList, "The newest first unless sorted otherwise; amounts in cents"),
});

/** Payments that came to nothing, as administrators look through them. */
export function failedPaymentsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(list, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await listFailedPayments(db, c.req.valid("query"), clock.now())), 200);
  });
  return router;
}
