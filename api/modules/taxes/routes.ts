import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/promotion";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { restaurantParams } from "@api/modules/restaurants/params";
import { requireInsider, visibleRestaurant } from "@api/modules/restaurants/visibility";
import { listTaxes } from "./list";

/** A restaurant's taxes, for its own people and administrators. */
export function taxesModule({ db }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/restaurants/{id}/taxes",
      summary: "Taxes of a restaurant",
      request: { params: restaurantParams },
      responses: answers(contract.taxList, "All of them; status says which are charged"),
    }),
    async (c) => {
      const actor = requireActor(c);
      const { id } = await visibleRestaurant(db, c.req.valid("param").id, actor);
      requireInsider(actor, id);
      return c.json(ok({ data: await listTaxes(db, id) }), 200);
    },
  );

  return router;
}
