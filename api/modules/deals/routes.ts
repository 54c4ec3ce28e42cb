import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/promotion";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { createRouter } from "@api/http/router";
import { insideOf } from "@api/modules/restaurants/visibility";
import { listDeals } from "./list";

/** Deals (offers): those running for everyone, all of theirs for a restaurant's people. */
export function dealsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/deals",
      summary: "Deals that run now; for a restaurant's own people all of theirs",
      request: { query: contract.promotionQuery },
      responses: answers(contract.dealList, "Newest first"),
    }),
    async (c) => {
      const { restaurant_id } = c.req.valid("query");
      const inside = insideOf(c.get("actor"), restaurant_id);
      if (inside.isInside) return c.json(ok({ data: await listDeals(db, inside.restaurantIds, null) }), 200);
      const named = restaurant_id === undefined ? null : [restaurant_id].filter(isUuid);
      return c.json(ok({ data: await listDeals(db, named, clock.now()) }), 200);
    },
  );

  return router;
}
