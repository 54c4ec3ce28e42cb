import type * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db, Events } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { isMember } from "@api/modules/restaurants/membership";
import { getVisibleRestaurant } from "@api/modules/restaurants/visibility";
import { reviewCalls } from "@domain/contract/calls/restaurants";
import { reviewInboxCalls } from "@domain/contract/calls/review-inbox";
import type { leaveReviewRequest, ReviewRequest } from "@domain/contract/restaurant";
import { answerReview, decideReview, listOwnReviews, reportReview } from "./inbox";
import { listReviews, lockRatings, refreshRatings, reviewColumns, toReviewWire } from "./list";

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

  const writeContext = (actor: Actor) => ({ actor, events, now: clock.now() });

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
    const answer = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => answerReview(trx, id, answer, writeContext(actor)));
    return c.json(withData(review, "Answer saved"), 200);
  });

  router.openapi(toRoute(reviewInboxCalls.reportReview), async (c) => {
    const actor = requireActor(c, "owner", "manager");
    const report = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => reportReview(trx, id, report, writeContext(actor)));
    return c.json(withData(review, "Review reported"), 200);
  });

  router.openapi(toRoute(reviewInboxCalls.decideReview), async (c) => {
    const actor = requireActor(c, "admin");
    const decision = c.req.valid("json");
    const { id } = c.req.valid("param");
    const review = await db.transaction().execute((trx) => decideReview(trx, id, decision, writeContext(actor)));
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
    const isClosed = await db.transaction().execute((trx) => deleteReview(trx, actor.id, id, clock.now()));
    const closed = "Review deleted. As it was hidden, its order can't be reviewed again.";
    return c.json(withMessage(isClosed ? closed : "Review deleted"), 200);
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
  if (!row) throw await reviewedAlready(trx, order.id);
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
      // Where it is answered; ratings without a text are not listed there.
      link: row.comment ? "/dashboard/reviews" : `/restaurant/${restaurantId}?reviews=all#reviews`,
    },
    ["owner"],
  );
  return toReviewWire(row);
}

async function reviewedAlready(trx: Db, orderId: string): Promise<ApiError> {
  const review = await trx
    .selectFrom("reviews")
    .select("withdrawn_at")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return new ApiError(
    "conflict",
    review?.withdrawn_at
      ? "You deleted your review of this order after HalalGo had hidden it. The order can't be reviewed again."
      : "You have reviewed this order already. You can change what you wrote.",
  );
}

/** Clears the report, when the review says something else. */
const unreported = {
  reported_at: null,
  reported_by: null,
  report_reason: null,
  report_note: null,
  decided_at: null,
  decided_by: null,
};

/**
 * Changes the customer's review. A decision to keep it was about what it said before, so the restaurant may report it again; a
 * hidden one stays hidden. Run it in a transaction. @throws ApiError not_found, also for another person's
 */
async function changeReview(trx: Db, userId: string, id: string, { rating, comment }: ReviewRequest) {
  const before = await lockOwnReview(trx, userId, id);
  const isReportDismissed = before.decided_at !== null && before.hidden_at === null;
  const isChanged = before.rating !== rating || before.comment !== comment;
  const row = await trx
    .updateTable("reviews")
    .set({ rating, comment, ...(isReportDismissed && isChanged ? unreported : {}) })
    .set({ version: isChanged ? before.version + 1 : before.version })
    .where("id", "=", id)
    .returning(reviewColumns)
    .executeTakeFirstOrThrow();
  await refreshRatings(trx, [before.restaurant_id]);
  return toReviewWire(row);
}

/**
 * Deletes the customer's review. Of a hidden one an empty row stays, without words and author: otherwise the same could be written
 * again, for everybody to read. Run it in a transaction.
 * @returns whether its order can no longer be reviewed @throws ApiError not_found, also for another person's
 */
async function deleteReview(trx: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { restaurant_id: restaurantId, hidden_at: hiddenAt } = await lockOwnReview(trx, userId, id);
  if (hiddenAt !== null) {
    const nothing = { comment: null, answer: null, answered_at: null, answered_by: null, report_note: null };
    await trx
      .updateTable("reviews")
      .set({ ...nothing, user_id: null, customer_name: "Former customer", withdrawn_at: now })
      .where("id", "=", id)
      .execute();
    return true;
  }
  await trx.deleteFrom("reviews").where("id", "=", id).execute();
  await refreshRatings(trx, [restaurantId]);
  return false;
}

/** The customer's review, which nobody else changes until the transaction ends. */
async function lockOwnReview(trx: Db, userId: string, reviewId: string) {
  const own = trx.selectFrom("reviews").where("id", "=", reviewId).where("user_id", "=", userId);
  const place = await own.select("restaurant_id").executeTakeFirst();
  if (!place) throw notFound("Review");
  await lockRatings(trx, place.restaurant_id);
  const review = await own.selectAll().forUpdate().executeTakeFirst();
  if (!review) throw notFound("Review");
  return review;
}

/** "Amina R.": personal without being identifiable. */
const publicName = ({ firstName, lastName }: Actor): string =>
  [firstName, lastName && `${lastName.charAt(0)}.`].filter(Boolean).join(" ") || "A customer";

const noticeLength = 140;
const shortened = (text: string): string =>
  text.length > noticeLength ? `${text.slice(0, noticeLength).trimEnd()}…` : text;
