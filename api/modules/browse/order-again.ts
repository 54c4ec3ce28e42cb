import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { dealsOf, dishViews } from "@api/modules/search/dish-view";
import type { BrowseSituation } from "@domain/browse/place";
import { onlooker } from "@domain/browse/reach";
import type { FoundDish, ListedPlace } from "@domain/contract/browse";
import { listedPlaces } from "./listed-places";
import { listingsById } from "./nearby";

const shown = 10;
/** Dishes of older orders are no longer what somebody wants again. */
const ordersRead = 30;

/**
 * [FIND-16] Dishes of somebody's own orders that can be ordered now where they are, the last ordered first: sold, at a place that is open
 * and in reach. Orders that came to nothing do not count.
 */
export async function orderAgain(
  db: Db,
  customerId: string,
  situation: BrowseSituation,
): Promise<{ dishes: FoundDish[]; restaurants: ListedPlace[] }> {
  const { now } = situation;
  const { rows } = await sql<{ id: string; restaurant_id: string }>`
    select line.menu_item_id as id, last.restaurant_id from (
      select id, restaurant_id, created_at from orders
      where customer_id = ${customerId} and status not in ('rejected', 'cancelled')
      order by created_at desc limit ${ordersRead}) last
    join order_items line on line.order_id = last.id
    where line.menu_item_id is not null
    group by line.menu_item_id, last.restaurant_id
    order by max(last.created_at) desc, min(line.position), line.menu_item_id`.execute(db);
  const { see } = onlooker(situation);
  const places = await listingsById(db, situation, [...new Set(rows.map((row) => row.restaurant_id))]);
  const open = new Map(
    places.flatMap((place) => {
      const seen = see(place);
      return seen?.isOpen ? [[place.id, seen] as const] : [];
    }),
  );
  const wanted = rows.filter((row) => open.has(row.restaurant_id));
  const views = await dishViews(
    db,
    wanted.map(({ id }) => id),
    await dealsOf(db, wanted, now),
    now,
  );
  const dishes = wanted
    .flatMap(({ id }) => views.get(id) ?? [])
    .filter((dish) => dish.is_available)
    .slice(0, shown);
  const ordered = [...new Set(dishes.map((dish) => dish.restaurant_id))].flatMap((id) => open.get(id) ?? []);
  return { dishes, restaurants: (await listedPlaces(db, ordered, now))(ordered) };
}
