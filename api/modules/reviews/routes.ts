import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/restaurant";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { createRouter } from "@api/http/router";
import { restaurantParams } from "@api/modules/restaurants/params";
import { visibleRestaurant } from "@api/modules/restaurants/visibility";
import { listReviews } from "./list";

/** What customers said of a restaurant. */
export function reviewsModule({ db }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/restaurants/{id}/reviews",
      summary: "Reviews with a comment, and how all ratings are spread",
      request: { params: restaurantParams, query: contract.reviewQuery },
      responses: answers(contract.reviewList, "Ten a page unless asked otherwise"),
    }),
    async (c) => {
      const { id } = await visibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
      return c.json(ok(await listReviews(db, id, c.req.valid("query"))), 200);
    },
  );

  return router;
}
