import { createRoute } from "@hono/zod-openapi";
import { adminDashboardAnswer } from "@domain/contract/admin-dashboard";
import { dashboardQuery } from "@domain/contract/report";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { readAdminDashboard } from "./figures";

const read = createRoute({
  method: "get",
  path: "/restaurants/admin/dashboard",
  summary: "Figures of the marketplace, and what needs an administrator",
  request: { query: dashboardQuery },
  responses: answers(adminDashboardAnswer, "The running month unless days are named; amounts in cents"),
});

/** [HOST-87] */
export function adminDashboardModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(read, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await readAdminDashboard(db, c.req.valid("query"), clock.now())), 200);
  });
  return router;
}
