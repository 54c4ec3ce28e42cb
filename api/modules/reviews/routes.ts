import type * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db, Events } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { getVisibleRestaurant, isMember } from "@api/modules/restaurants/visibility";
import { reviewCalls } from "@domain/contract/calls/restaurants";
import { reviewInboxCalls } from "@domain/contract/calls/review-inbox";
import type { leaveReviewRequest, ReviewRequest } from "@domain/contract/restaurant";
import { answerReview, decideReview, listOwnReviews, reportReview } from "./inbox";
import { listReviews, refreshRatings, reviewColumns, toReviewWire } from "./list";

/** [HOST-76, HOST-77] Customers' reviews of a restaurant. */
export function reviewsModule(dependencies: ApiDependencies) {
  const { db, events, clock } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(toRoute(reviewCalls.listReviews), async (c) => {
    const { id } = await getVisibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    return c.json(withData(await listReviews(db, id, c.req.valid("query"))), 200);
  });

  router.openapi(toRoute(reviewCalls.createReview), async (c) => {
    const actor = requireActor(c, "customer");
    const { id: restaurantId } = await getVisibleRestaurant(db, c.req.valid("param").id, actor);
    const request = c.req.valid("json");
    await limiter.take("reviewAccount", actor.id);
    const left = { ...request, actor, restaurantId, now: clock.now() };
    const review = await db.transaction().execute((trx) => leaveReview(trx, events, left));
    return c.json(withData(review, "Thank you for your review"), 200);
  });

  const doing = (actor: Actor) => ({ actor, events, now: clock.now() });

  router.openapi(toRoute(reviewInboxCalls.listOwnReviews), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    if (!isMember(actor, restaurantId)) throw notFound("Restaurant");
    return c.json(withData(await listOwnReviews(db, { restaurantId, query: c.req.valid("query") })), 200);
  });

  router.openapi(toRoute(reviewInboxCalls.listReportedReviews), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listOwnReviews(db, { restaurantId: null, query: c.req.valid("query") })), 200);
  });

  router.openapi(toRoute(reviewInboxCalls.answerReview), async (c) => {
    const actor = requireActor(c, "owner", "manager");
    const { answer } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => answerReview(trx, id, answer, doing(actor)));
    return c.json(withData(review, "Answer saved"), 200);
  });

  router.openapi(toRoute(reviewInboxCalls.reportReview), async (c) => {
    const actor = requireActor(c, "owner", "manager");
    const report = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => reportReview(trx, id, report, doing(actor)));
    return c.json(withData(review, "Review reported"), 200);
  });

  router.openapi(toRoute(reviewInboxCalls.decideReview), async (c) => {
    const actor = requireActor(c, "admin");
    const decision = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => decideReview(trx, id, decision, doing(actor)));
    return c.json(withData(review, decision.outcome === "hide" ? "Review hidden" : "Review kept"), 200);
  });

  router.openapi(toRoute(reviewCalls.updateReview), async (c) => {
    const actor = requireActor(c, "customer");
    const { id } = c.req.valid("param");
    const request = c.req.valid("json");
    await limiter.take("reviewAccount", actor.id);
    const review = await db.transaction().execute((trx) => changeReview(trx, actor.id, id, request));
    return c.json(withData(review, "Review saved"), 200);
  });

  router.openapi(toRoute(reviewCalls.deleteReview), async (c) => {
    const actor = requireActor(c, "customer");
    const { id } = c.req.valid("param");
    await db.transaction().execute((trx) => deleteReview(trx, actor.id, id));
    return c.json(withMessage("Review deleted"), 200);
  });

  return router;
}

/**
 * [REST-15, HOST-77] Stores a customer's review of a completed order, updates the restaurant's rating and notifies its owner. Run
 * it in a transaction.
 * @throws ApiError not_found (order of another customer or restaurant), step_not_allowed (not completed), conflict (already
 * reviewed)
 */
async function leaveReview(
  trx: Db,
  events: Events,
  {
    actor,
    restaurantId,
    now,
    ...request
  }: z.infer<typeof leaveReviewRequest> & {
    actor: Actor;
    restaurantId: string;
    now: Date;
  },
) {
  const order = isUuid(request.order_id)
    ? await trx
        .selectFrom("orders")
        .select(["id", "number", "status"])
        .where("id", "=", request.order_id)
        .where("customer_id", "=", actor.id)
        .where("restaurant_id", "=", restaurantId)
        .executeTakeFirst()
    : undefined;
  if (!order) throw notFound("Order");
  if (order.status !== "completed") {
    throw new ApiError("step_not_allowed", "You can review an order once it is completed.");
  }
  await lockRatings(trx, restaurantId);
  const row = await trx
    .insertInto("reviews")
    .values({
      restaurant_id: restaurantId,
      order_id: order.id,
      user_id: actor.id,
      customer_name: publicName(actor),
      rating: request.rating,
      comment: request.comment,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .returning(reviewColumns)
    .executeTakeFirst();
  if (!row) throw new ApiError("conflict", "You have reviewed this order already. You can change what you wrote.");
  await refreshRatings(trx, [restaurantId]);
  const message = row.comment
    ? `${row.customer_name} wrote: ${shortened(row.comment)}`
    : `${row.customer_name} left no comment.`;
  await notifyRestaurant(
    trx,
    events,
    restaurantId,
    {
      kind: "review.created",
      title: `${row.rating} of 5 stars for order ${formatOrderNumber(order.number)}`,
      body: message,
      link: `/restaurant/${restaurantId}?reviews=all#reviews`,
    },
    ["owner"],
  );
  return toReviewWire(row);
}

/** Changes the customer's review. Run it in a transaction. @throws ApiError not_found, also for another person's */
async function changeReview(trx: Db, userId: string, id: string, { rating, comment }: ReviewRequest) {
  await lockOwnRatings(trx, userId, id);
  const row = await trx
    .updateTable("reviews")
    .set({ rating, comment })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning([...reviewColumns, "restaurant_id"])
    .executeTakeFirst();
  if (!row) throw notFound("Review");
  await refreshRatings(trx, [row.restaurant_id]);
  const { restaurant_id: _, ...review } = row;
  return toReviewWire(review);
}

/** Deletes the customer's review. Run it in a transaction. @throws ApiError not_found, also for another person's */
async function deleteReview(trx: Db, userId: string, id: string): Promise<void> {
  await lockOwnRatings(trx, userId, id);
  const row = await trx
    .deleteFrom("reviews")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("restaurant_id")
    .executeTakeFirst();
  if (!row) throw notFound("Review");
  await refreshRatings(trx, [row.restaurant_id]);
}

/** Serialises changes to a restaurant's ratings, so that each average includes earlier ones. */
async function lockRatings(trx: Db, restaurantId: string): Promise<void> {
  await trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forNoKeyUpdate().execute();
}

async function lockOwnRatings(trx: Db, userId: string, reviewId: string): Promise<void> {
  const own = trx.selectFrom("reviews").select("restaurant_id").where("id", "=", reviewId);
  const review = await own.where("user_id", "=", userId).executeTakeFirst();
  if (!review) throw notFound("Review");
  await lockRatings(trx, review.restaurant_id);
}

/** "Amina R.": personal without being identifiable. */
const publicName = ({ firstName, lastName }: Actor): string =>
  [firstName, lastName && `${lastName.charAt(0)}.`].filter(Boolean).join(" ") || "A customer";

const noticeLength = 140;
const shortened = (text: string): string =>
  text.length > noticeLength ? `${text.slice(0, noticeLength).trimEnd()}…` : text;
