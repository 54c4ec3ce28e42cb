import type { ApiDependencies } from "@api/dependencies";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { salesBooksOf } from "@api/modules/restaurants/books";
import { transactionCalls } from "@domain/contract/calls/books";
import { listTransactions } from "./list";

/** [HOST-88] */
export function transactionsModule({ db, reads }: ApiDependencies) {
  const router = createRouter();
  router.openapi(routeOf(transactionCalls.listTransactions), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const query = c.req.valid("query");
    return c.json(
      withData(await listTransactions(reads, await salesBooksOf(db, actor, query.restaurant_id), query)),
      200,
    );
  });
  return router;
}
