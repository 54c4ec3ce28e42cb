import { createRoute } from "@hono/zod-openapi";
import { messageAnswer } from "@domain/contract/primitives";
import * as contract from "@domain/contract/restaurant";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { restaurantParams } from "@api/modules/restaurants/params";
import { visibleRestaurant } from "@api/modules/restaurants/visibility";
import { listReviews } from "./list";
import { changeReview, deleteReview, leaveReview } from "./write";

/** [HOST-76, HOST-77] What customers say of a restaurant. */
export function reviewsModule(dependencies: ApiDependencies) {
  const { db, events, clock } = dependencies;
  const limiter = createRateLimiter(dependencies);
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

  router.openapi(
    createRoute({
      method: "post",
      path: "/restaurants/{id}/reviews",
      summary: "Leave a review, one per completed order",
      request: { params: restaurantParams, body: jsonBody(contract.leaveReviewRequest) },
      responses: answers(contract.reviewAnswer, "The review"),
    }),
    async (c) => {
      const actor = requireActor(c, "customer");
      const { id: restaurantId } = await visibleRestaurant(db, c.req.valid("param").id, actor);
      const request = c.req.valid("json");
      await limiter.take("reviewAccount", actor.id);
      const left = { ...request, actor, restaurantId, now: clock.now() };
      const review = await db.transaction().execute((trx) => leaveReview(trx, events, left));
      return c.json(ok(review, "Thank you for your review"), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "put",
      path: "/reviews/{id}",
      summary: "Change an own review",
      request: { params: idParams, body: jsonBody(contract.reviewRequest) },
      responses: answers(contract.reviewAnswer, "The review as it is now"),
    }),
    async (c) => {
      const actor = requireActor(c, "customer");
      const { id } = c.req.valid("param");
      const request = c.req.valid("json");
      await limiter.take("reviewAccount", actor.id);
      const review = await db.transaction().execute((trx) => changeReview(trx, actor.id, id, request));
      return c.json(ok(review, "Review saved"), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "delete",
      path: "/reviews/{id}",
      summary: "Take an own review back",
      request: { params: idParams },
      responses: answers(messageAnswer, "It is gone"),
    }),
    async (c) => {
      const actor = requireActor(c, "customer");
      const { id } = c.req.valid("param");
      await db.transaction().execute((trx) => deleteReview(trx, actor.id, id));
      return c.json(said("Review deleted"), 200);
    },
  );

  return router;
}
