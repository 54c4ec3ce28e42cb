import { sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import type { Db, Events } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { notify, notifyRestaurant } from "@api/modules/notifications/notify";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { getListTotal } from "@api/modules/resource/list-total";
import { assertVersion } from "@api/modules/resource/resource";
import { isMember } from "@api/modules/restaurants/membership";
import { parseDays } from "@api/modules/restaurants/report-scope";
import type {
  answerReviewRequest,
  decideReviewRequest,
  OwnReview,
  ownReviewQuery,
  reportReviewRequest,
} from "@domain/contract/review-inbox";
import { lockRatings, refreshRatings, toReviewAnswer } from "./list";

const columns = [
  "reviews.id",
  "reviews.restaurant_id",
  "reviews.rating",
  "reviews.comment",
  "reviews.customer_name",
  "reviews.created_at",
  "reviews.answer",
  "reviews.answered_at",
  "reviews.report_reason",
  "reviews.report_note",
  "reviews.reported_at",
  "reviews.decided_at",
  "reviews.hidden_at",
  "reviews.version",
  "reviews.answer_version",
] as const;

const withPlace = (db: Db) =>
  db
    .selectFrom("reviews")
    .innerJoin("restaurants", "restaurants.id", "reviews.restaurant_id")
    .leftJoin("orders", "orders.id", "reviews.order_id")
    .select(columns)
    .select(["restaurants.name as restaurant_name", "orders.number as order_number"]);

type Row = Awaited<ReturnType<ReturnType<typeof withPlace>["execute"]>>[number];

const view = (row: Row): OwnReview => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  customer_name: row.customer_name,
  created_at: row.created_at.toISOString(),
  order_number: row.order_number === null ? null : formatOrderNumber(row.order_number),
  restaurant: { id: row.restaurant_id, name: row.restaurant_name },
  answer: toReviewAnswer(row),
  report:
    row.reported_at && row.report_reason
      ? {
          reason: row.report_reason,
          note: row.report_note,
          at: row.reported_at.toISOString(),
          outcome: row.hidden_at ? "hidden" : row.decided_at ? "kept" : "waiting",
        }
      : null,
  version: row.version,
  answer_version: row.answer_version,
});

interface ReviewListQuery {
  /** Null: reported reviews of every restaurant. */
  restaurantId: string | null;
  query: z.output<typeof ownReviewQuery>;
}

/** [RUSH-21] A page of a restaurant's reviews with a text: unanswered ones first, then newest first. */
export async function listOwnReviews(db: Db, { restaurantId, query }: ReviewListQuery) {
  const { page = 1, per_page = 20, rating, state } = query;
  const { from, to } = parseDays(query.date_from, query.date_to);
  const matching = withPlace(db)
    // Ratings without text are not shown individually, so there is nothing to answer.
    .where("reviews.comment", "is not", null)
    .$if(restaurantId !== null, (select) => select.where("reviews.restaurant_id", "=", restaurantId ?? ""))
    .$if(restaurantId === null, (select) => select.where("reviews.reported_at", "is not", null))
    .$if(rating !== undefined, (select) => select.where("reviews.rating", "=", rating ?? 0))
    .$if(from !== undefined, (select) => select.where(sql<boolean>`${writtenOn} >= ${from}::date`))
    .$if(to !== undefined, (select) => select.where(sql<boolean>`${writtenOn} <= ${to}::date`))
    .$if(state === "unanswered", (select) => select.where(waits, "=", true))
    .$if(state === "answered", (select) => select.where("reviews.answer", "is not", null))
    .$if(state === "reported", (select) => select.where("reviews.reported_at", "is not", null))
    .$if(state === "waiting", (select) =>
      select.where("reviews.reported_at", "is not", null).where("reviews.decided_at", "is", null),
    );
  const rows = await matching
    .$if(restaurantId !== null, (select) => select.orderBy(waits, "desc"))
    .$if(restaurantId === null, (select) => select.orderBy(sql`reviews.decided_at is null`, "desc"))
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const total = await getListTotal(matching.clearSelect(), rows, { page, perPage: per_page });
  return { data: rows.map(view), total, page, per_page };
}

/** The day by the restaurant's clock. */
const writtenOn = sql`(reviews.created_at at time zone restaurants.time_zone)::date`;

/** It has a text and no answer. */
const waits = sql<boolean>`(reviews.answer is null and reviews.hidden_at is null)`;

interface WriteContext {
  actor: Actor;
  events: Events;
  now: Date;
}

/** The review, for the restaurant's team. @throws ApiError not_found, also for another restaurant's */
async function own(trx: Db, actor: Actor, id: string) {
  const row = await trx.selectFrom("reviews").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row || !isMember(actor, row.restaurant_id)) throw notFound("Review");
  return row;
}

/**
 * [RUSH-21] Stores the restaurant's public answer; the reviewer is notified of the first version. Run it in a transaction.
 * @throws ApiError not_found, conflict: with `editConflictDetails` when a colleague has answered since that version
 */
export async function answerReview(
  trx: Db,
  id: string,
  { answer: text, version, answer_version: answerVersion }: z.output<typeof answerReviewRequest>,
  { actor, events, now }: WriteContext,
): Promise<OwnReview> {
  const review = await own(trx, actor, id);
  if (review.comment === null)
    throw new ApiError("conflict", "This review has no text, so nobody would read the answer.");
  if (review.hidden_at) throw new ApiError("conflict", "This review is hidden, so nobody would read the answer.");
  if (review.answer === text) return read(trx, id);
  assertRead(review, version, "answer");
  const stored = {
    version: review.answer_version,
    updated_at: review.answered_at ?? now,
    updated_by: review.answered_by,
  };
  await assertVersion(trx, "answer", stored, answerVersion);
  await trx
    .updateTable("reviews")
    .set({ answer: text, answered_at: now, answered_by: actor.id, answer_version: stored.version + 1 })
    .where("id", "=", id)
    .execute();
  const { restaurant_id: restaurantId } = review;
  const changes = { answer: [review.answer, text] };
  await audit(trx, { actor, at: now, action: "review.answered", subject: ["review", id], restaurantId, changes });
  const found = await read(trx, id);
  if (review.answer === null && review.user_id)
    await notify(trx, events, [review.user_id], {
      kind: "review.answered",
      title: `${found.restaurant.name} answered your review`,
      body: text.length > 140 ? `${text.slice(0, 140).trimEnd()}…` : text,
      link: `/restaurant/${restaurantId}?reviews=all#reviews`,
    });
  return found;
}

/**
 * [RUSH-21] Reports a review to the platform; it stays visible until decided. Run it in a transaction.
 * @throws ApiError not_found, conflict
 */
export async function reportReview(
  trx: Db,
  id: string,
  { reason, note }: z.output<typeof reportReviewRequest>,
  { actor, now }: WriteContext,
): Promise<OwnReview> {
  const review = await own(trx, actor, id);
  if (review.reported_at) throw new ApiError("conflict", "This review is reported already.");
  await trx
    .updateTable("reviews")
    .set({ reported_at: now, reported_by: actor.id, report_reason: reason, report_note: note })
    .where("id", "=", id)
    .execute();
  const { restaurant_id: restaurantId } = review;
  const changes = { reason: [null, reason] };
  await audit(trx, { actor, at: now, action: "review.reported", subject: ["review", id], restaurantId, changes });
  return read(trx, id);
}

/**
 * [RUSH-21] Hides a reported review, whose rating then no longer counts, or keeps it; the owner is notified.
 * @throws ApiError not_found, conflict when it is decided already or its author has changed it since that version
 */
export async function decideReview(
  trx: Db,
  id: string,
  { outcome, note, version }: z.output<typeof decideReviewRequest>,
  { actor, events, now }: WriteContext,
): Promise<OwnReview> {
  const place = await trx.selectFrom("reviews").select("restaurant_id").where("id", "=", id).executeTakeFirst();
  if (place) await lockRatings(trx, place.restaurant_id);
  const review = await trx.selectFrom("reviews").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!review?.reported_at) throw notFound("Review");
  if (review.decided_at) throw new ApiError("conflict", "Somebody else has decided this already.");
  assertRead(review, version, "decide");
  await trx
    .updateTable("reviews")
    .set({ decided_at: now, decided_by: actor.id, hidden_at: outcome === "hide" ? now : null })
    .where("id", "=", id)
    .execute();
  const { restaurant_id: restaurantId } = review;
  await refreshRatings(trx, [restaurantId]);
  const changes = { outcome: [null, outcome], note: [null, note] };
  await audit(trx, { actor, at: now, action: "review.decided", subject: ["review", id], restaurantId, changes });
  await notifyRestaurant(
    trx,
    events,
    restaurantId,
    {
      kind: "review.decided",
      title: outcome === "hide" ? "A review you reported is hidden" : "A review you reported stays",
      body: note ?? `${review.customer_name}, ${review.rating} of 5 stars.`,
      link: "/dashboard/reviews?state=reported",
    },
    ["owner"],
  );
  return read(trx, id);
}

/** @throws ApiError conflict when its author has changed the review since that version */
function assertRead(review: { version: number }, version: number | undefined, step: string) {
  if (version === undefined || version === review.version) return;
  const sentence = `Its author has changed this review meanwhile. Please read it again before you ${step}.`;
  throw new ApiError("conflict", sentence);
}

const read = async (trx: Db, id: string) =>
  view(await withPlace(trx).where("reviews.id", "=", id).executeTakeFirstOrThrow());
