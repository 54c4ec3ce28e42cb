import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/report";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { salesBooksOf } from "@api/modules/restaurants/books";
import { listSales } from "./list";

const list = createRoute({
  method: "get",
  path: "/sales-reports",
  summary: "Sales of a restaurant, with their sums",
  request: { query: contract.saleQuery },
  responses: answers(contract.saleList, "A page of sales; `summary` is of all that match"),
});

/** [HOST-89] */
export function salesReportsModule({ db }: ApiDependencies) {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const query = c.req.valid("query");
    return c.json(ok(await listSales(db, await salesBooksOf(db, actor, query.restaurant_id), query)), 200);
  });
  return router;
}
