import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData } from "@api/http/router";
import { canViewSales, getReportScope } from "@api/modules/restaurants/report-scope";
import { dashboardCalls } from "@domain/contract/calls/reports";
import { readDashboard, readWork } from "./figures";

/** [HOST-86] */
export function dashboardModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(toRoute(dashboardCalls.getDashboard), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id } = c.req.valid("param");
    const { timeZone } = await getReportScope(db, actor, id);
    const place = { id, timeZone };
    if (!(await canViewSales(db, actor, id))) return c.json(withData(await readWork(db, place, clock.now())), 200);
    return c.json(withData(await readDashboard(db, place, c.req.valid("query"), clock.now())), 200);
  });
  return router;
}
