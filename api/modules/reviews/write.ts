import type * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { Db, Events } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { orderName } from "@api/modules/orders/order-number";
import type { leaveReviewRequest, ReviewRequest } from "@domain/contract/restaurant";
import type { Actor } from "../../http/router";
import { refreshRatings, reviewColumns, reviewView } from "./list";

/**
 * [REST-15, HOST-77] A customer's word on one of their own completed orders; the restaurant's average and count follow, and
 * its owner is told. Run it in a transaction. @throws ApiError not_found (order of somebody else or another restaurant),
 * step_not_allowed (not completed), conflict (reviewed already)
 */
export async function leaveReview(
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
  const said = row.comment
    ? `${row.customer_name} wrote: ${shortened(row.comment)}`
    : `${row.customer_name} left no comment.`;
  await notifyRestaurant(
    trx,
    events,
    restaurantId,
    {
      kind: "review.created",
      title: `${row.rating} of 5 stars for order ${orderName(order.number)}`,
      body: said,
      link: `/restaurant/${restaurantId}?reviews=all#reviews`,
    },
    ["owner"],
  );
  return reviewView(row);
}

/** Changes an own review. Run it in a transaction. @throws ApiError not_found, also for another person's */
export async function changeReview(trx: Db, userId: string, id: string, { rating, comment }: ReviewRequest) {
  await lockRatingsOf(trx, userId, id);
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
  return reviewView(review);
}

/** Takes an own review back. Run it in a transaction. @throws ApiError not_found, also for another person's */
export async function deleteReview(trx: Db, userId: string, id: string): Promise<void> {
  await lockRatingsOf(trx, userId, id);
  const row = await trx
    .deleteFrom("reviews")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("restaurant_id")
    .executeTakeFirst();
  if (!row) throw notFound("Review");
  await refreshRatings(trx, [row.restaurant_id]);
}

/** Ratings of one restaurant change one after the other, so that each average counts those before it. */
async function lockRatings(trx: Db, restaurantId: string): Promise<void> {
  await trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forNoKeyUpdate().execute();
}

async function lockRatingsOf(trx: Db, userId: string, reviewId: string): Promise<void> {
  const own = trx.selectFrom("reviews").select("restaurant_id").where("id", "=", reviewId);
  const review = await own.where("user_id", "=", userId).executeTakeFirst();
  if (!review) throw notFound("Review");
  await lockRatings(trx, review.restaurant_id);
}

/** "Amina R.": enough to be a person, too little to be found. */
const publicName = ({ firstName, lastName }: Actor): string =>
  [firstName, lastName && `${lastName.charAt(0)}.`].filter(Boolean).join(" ") || "A customer";

const noticeLength = 140;
const shortened = (text: string): string =>
  text.length > noticeLength ? `${text.slice(0, noticeLength).trimEnd()}…` : text;
