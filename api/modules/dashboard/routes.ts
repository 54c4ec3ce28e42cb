import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, routeOf, withData } from "@api/http/router";
import { booksOf, seesSales } from "@api/modules/restaurants/books";
import { dashboardCalls } from "@domain/contract/calls/books";
import { readDashboard, readWork } from "./figures";

/** [HOST-86] */
export function dashboardModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(routeOf(dashboardCalls.getDashboard), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id } = c.req.valid("param");
    const { timeZone } = await booksOf(db, actor, id);
    const place = { id, timeZone };
    if (!(await seesSales(db, actor, id))) return c.json(withData(await readWork(db, place, clock.now())), 200);
    return c.json(withData(await readDashboard(db, place, c.req.valid("query"), clock.now())), 200);
  });
  return router;
}
