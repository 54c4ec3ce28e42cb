import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/report";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { salesBooksOf } from "@api/modules/restaurants/books";
import { listTransactions } from "./list";

const list = createRoute({
  method: "get",
  path: "/transactions",
  summary: "Payments and refunds of a restaurant, with their sums",
  request: { query: contract.transactionQuery },
  responses: answers(contract.transactionList, "A page; `summary` is of all that match"),
});

/** [HOST-88] */
export function transactionsModule({ db }: ApiDependencies) {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const query = c.req.valid("query");
    return c.json(ok(await listTransactions(db, await salesBooksOf(db, actor, query.restaurant_id), query)), 200);
  });
  return router;
}
