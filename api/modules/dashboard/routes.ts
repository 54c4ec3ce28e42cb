import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/report";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { booksOf, seesSales } from "@api/modules/restaurants/books";
import { readDashboard, readWork } from "./figures";

const read = createRoute({
  method: "get",
  path: "/restaurants/{id}/dashboard",
  summary: "Figures of the owner's overview",
  request: { params: z.object({ id: z.string().max(64) }), query: contract.dashboardQuery },
  responses: answers(contract.dashboardAnswer, "The running month unless days are named; amounts in cents"),
});

/** [HOST-86] */
export function dashboardModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(read, async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id } = c.req.valid("param");
    const { timeZone } = await booksOf(db, actor, id);
    const place = { id, timeZone };
    if (!(await seesSales(db, actor, id))) return c.json(ok(await readWork(db, place, clock.now())), 200);
    return c.json(ok(await readDashboard(db, place, c.req.valid("query"), clock.now())), 200);
  });
  return router;
}
