import type { ApiDependencies } from "@api/dependencies";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { readDays, salesBooksOf } from "@api/modules/restaurants/books";
import { saleCalls } from "@domain/contract/calls/books";
import { listSales } from "./list";
import { summarizeSales } from "./summary";

/** [HOST-89, RUSH-15] */
export function salesReportsModule({ db, reads }: ApiDependencies) {
  const router = createRouter();
  router.openapi(routeOf(saleCalls.listSales), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const query = c.req.valid("query");
    return c.json(withData(await listSales(reads, await salesBooksOf(db, actor, query.restaurant_id), query)), 200);
  });
  router.openapi(routeOf(saleCalls.summarizeSales), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const { restaurant_id: named, date_from, date_to } = c.req.valid("query");
    const books = await salesBooksOf(db, actor, named);
    const scope = { ...books, period: readDays(date_from, date_to) };
    return c.json(withData(await summarizeSales(reads, scope)), 200);
  });
  return router;
}
