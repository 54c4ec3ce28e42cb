import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/promotion";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { createRouter } from "@api/http/router";
import { insideOf } from "@api/modules/restaurants/visibility";
import { allCoupons, usableCoupons } from "./list";

/** Coupons, to choose from and to look after. */
export function couponsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/coupons",
      summary: "Coupons usable at a restaurant now; for its own people all of theirs",
      request: { query: contract.promotionQuery },
      responses: answers(contract.couponList, "Usable ones: the restaurant's first, then the platform's"),
    }),
    async (c) => {
      const { restaurant_id } = c.req.valid("query");
      const inside = insideOf(c.get("actor"), restaurant_id);
      const data = inside.isInside
        ? await allCoupons(db, inside.restaurantIds)
        : await usableCoupons(db, restaurant_id, clock.now());
      return c.json(ok({ data }), 200);
    },
  );

  return router;
}
