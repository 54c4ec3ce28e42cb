import { type Selectable, sql } from "kysely";
import type * as z from "zod";
import type { Database } from "@api/db/tables";
import type { Db } from "@api/dependencies";
import type { reviewQuery } from "@domain/contract/restaurant";

/**
 * A page of reviews with a comment, and the summary of all ratings: average, count and breakdown from five stars to one. `total`
 * counts the reviews with a comment.
 */
export async function listReviews(db: Db, restaurantId: string, query: z.infer<typeof reviewQuery>) {
  const { page = 1, per_page = 10, sort = "newest" } = query;
  const rows = await db
    .selectFrom("reviews")
    .select(reviewColumns)
    .where("restaurant_id", "=", restaurantId)
    .where("comment", "is not", null)
    .where("hidden_at", "is", null)
    .$if(sort !== "newest", (select) => select.orderBy("rating", sort === "lowest" ? "asc" : "desc"))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const ratings = await db
    .selectFrom("reviews")
    .select("rating")
    .select((select) => [select.fn.countAll<number>().as("count"), select.fn.count<number>("comment").as("comments")])
    .where("restaurant_id", "=", restaurantId)
    .where("hidden_at", "is", null)
    .groupBy("rating")
    .execute();
  const breakdown = [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: ratings.find((row) => row.rating === rating)?.count ?? 0,
  }));
  const count = breakdown.reduce((sum, row) => sum + row.count, 0);
  const stars = breakdown.reduce((sum, row) => sum + row.count * row.rating, 0);
  return {
    data: rows.map(toReviewWire),
    total: ratings.reduce((sum, row) => sum + row.comments, 0),
    page,
    per_page,
    average_rating: count > 0 ? Math.round((stars / count) * 100) / 100 : 0,
    rating_count: count,
    breakdown,
  };
}

export const reviewColumns = [
  "id",
  "rating",
  "comment",
  "customer_name",
  "created_at",
  "answer",
  "answered_at",
] as const;

/** A review's wire form. */
export function toReviewWire(row: Pick<Selectable<Database["reviews"]>, (typeof reviewColumns)[number]>) {
  const { answer, answered_at, ...review } = row;
  return {
    ...review,
    created_at: row.created_at.toISOString(),
    answer: toReviewAnswer({ answer, answered_at }),
  };
}

/** The restaurant's public answer. */
export const toReviewAnswer = (row: { answer: string | null; answered_at: Date | null }) =>
  row.answer && row.answered_at ? { text: row.answer, at: row.answered_at.toISOString() } : null;

/** Serialises changes to a restaurant's ratings, so that each average includes earlier ones. Before locking a review. */
export async function lockRatings(trx: Db, restaurantId: string): Promise<void> {
  await trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forNoKeyUpdate().execute();
}

/** Recomputes average_rating and rating_count of these restaurants from their visible reviews [REST-15, RUSH-21]. */
export async function refreshRatings(db: Db, restaurantIds: readonly string[]): Promise<void> {
  if (restaurantIds.length === 0) return;
  await sql`
    update restaurants set average_rating = rated.average, rating_count = rated.count
    from (
      select restaurants.id, coalesce(round(avg(reviews.rating), 2), 0) as average, count(reviews.id)::int as count
      from restaurants left join reviews on reviews.restaurant_id = restaurants.id and reviews.hidden_at is null
      where restaurants.id = any(${restaurantIds}::uuid[]) group by restaurants.id
    ) rated
    where restaurants.id = rated.id`.execute(db);
}
