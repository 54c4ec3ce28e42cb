import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { refreshRatings } from "@api/modules/reviews/list";
import type { DemoRestaurant } from "./content";
import { daysFrom } from "./menus";
import { placeId } from "./places";
import { bulkInsert } from "./rows";

/** The order a review refers to: a completed one of its author at that place. */
export type ReviewedOrder = (place: DemoRestaurant, author: string) => { orderId: string; userId: string } | undefined;

/**
 * Every rating of a place as a stored row: the written reviews, and one row without comment for each other rating.
 * Average and count follow from them.
 */
export async function insertRatings(
  db: Db,
  places: readonly DemoRestaurant[],
  { now, reviewedOrder }: { now: Date; reviewedOrder: ReviewedOrder },
): Promise<void> {
  const written = places.flatMap((place) =>
    place.reviews.map((review) => {
      const order = reviewedOrder(place, review.author);
      return {
        restaurant_id: placeId(place),
        order_id: order?.orderId ?? null,
        user_id: order?.userId ?? null,
        customer_name: review.author,
        rating: review.rating,
        comment: review.text,
        created_at: daysFrom(now, -review.daysAgo),
      };
    }),
  );
  await bulkInsert(db, "reviews", written);
  const stars = places.flatMap((place) =>
    place.ratings.map((count, index) => {
      const rating = 5 - index;
      const commented = place.reviews.filter((review) => review.rating === rating).length;
      return { restaurant_id: placeId(place), rating, count: Math.max(0, count - commented) };
    }),
  );
  await sql`
    insert into reviews (restaurant_id, customer_name, rating, created_at)
    select s.restaurant_id, 'A customer', s.rating, ${now}::timestamptz - make_interval(hours => (n * 29 + s.rating * 7)::int)
    from json_to_recordset(${JSON.stringify(stars)}::json) as s(restaurant_id uuid, rating smallint, count int),
      generate_series(1, s.count) n`.execute(db);
  await refreshRatings(db, places.map(placeId));
}
