import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, routeOf, withData } from "@api/http/router";
import { adminDashboardCalls } from "@domain/contract/calls/administration";
import { readAdminDashboard } from "./figures";

/** [HOST-87] */
export function adminDashboardModule({ reads, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(routeOf(adminDashboardCalls.getAdminDashboard), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await readAdminDashboard(reads, c.req.valid("query"), clock.now())), 200);
  });
  return router;
}
