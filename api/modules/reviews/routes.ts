import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { type Actor, createRouter, routeOf, withData, withMessage } from "@api/http/router";
import { isMember, visibleRestaurant } from "@api/modules/restaurants/visibility";
import { reviewCalls } from "@domain/contract/calls/restaurants";
import { reviewInboxCalls } from "@domain/contract/calls/review-inbox";
import { answerReview, decideReview, listOwnReviews, reportReview } from "./inbox";
import { listReviews } from "./list";
import { changeReview, deleteReview, leaveReview } from "./write";

/** [HOST-76, HOST-77] What customers say of a restaurant. */
export function reviewsModule(dependencies: ApiDependencies) {
  const { db, events, clock } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(routeOf(reviewCalls.listReviews), async (c) => {
    const { id } = await visibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    return c.json(withData(await listReviews(db, id, c.req.valid("query"))), 200);
  });

  router.openapi(routeOf(reviewCalls.createReview), async (c) => {
    const actor = requireActor(c, "customer");
    const { id: restaurantId } = await visibleRestaurant(db, c.req.valid("param").id, actor);
    const request = c.req.valid("json");
    await limiter.take("reviewAccount", actor.id);
    const left = { ...request, actor, restaurantId, now: clock.now() };
    const review = await db.transaction().execute((trx) => leaveReview(trx, events, left));
    return c.json(withData(review, "Thank you for your review"), 200);
  });

  const doing = (actor: Actor) => ({ actor, events, now: clock.now() });

  router.openapi(routeOf(reviewInboxCalls.listOwnReviews), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    if (!isMember(actor, restaurantId)) throw notFound("Restaurant");
    return c.json(withData(await listOwnReviews(db, { restaurantId, query: c.req.valid("query") })), 200);
  });

  router.openapi(routeOf(reviewInboxCalls.listReportedReviews), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listOwnReviews(db, { restaurantId: null, query: c.req.valid("query") })), 200);
  });

  router.openapi(routeOf(reviewInboxCalls.answerReview), async (c) => {
    const actor = requireActor(c, "owner", "manager");
    const { answer } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => answerReview(trx, id, answer, doing(actor)));
    return c.json(withData(review, "Answer saved"), 200);
  });

  router.openapi(routeOf(reviewInboxCalls.reportReview), async (c) => {
    const actor = requireActor(c, "owner", "manager");
    const report = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => reportReview(trx, id, report, doing(actor)));
    return c.json(withData(review, "Review reported"), 200);
  });

  router.openapi(routeOf(reviewInboxCalls.decideReview), async (c) => {
    const actor = requireActor(c, "admin");
    const decision = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => decideReview(trx, id, decision, doing(actor)));
    return c.json(withData(review, decision.outcome === "hide" ? "Review hidden" : "Review kept"), 200);
  });

  router.openapi(routeOf(reviewCalls.updateReview), async (c) => {
    const actor = requireActor(c, "customer");
    const { id } = c.req.valid("param");
    const request = c.req.valid("json");
    await limiter.take("reviewAccount", actor.id);
    const review = await db.transaction().execute((trx) => changeReview(trx, actor.id, id, request));
    return c.json(withData(review, "Review saved"), 200);
  });

  router.openapi(routeOf(reviewCalls.deleteReview), async (c) => {
    const actor = requireActor(c, "customer");
    const { id } = c.req.valid("param");
    await db.transaction().execute((trx) => deleteReview(trx, actor.id, id));
    return c.json(withMessage("Review deleted"), 200);
  });

  return router;
}
