import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { dealsOf, dishViews } from "@api/modules/search/dish-view";
import type { BrowseSituation } from "@domain/browse/place";
import { onlooker } from "@domain/browse/reach";
import type { FoundDish, ListedPlace } from "@domain/contract/browse";
import { marksOf, passesAsHalal } from "@domain/halal/items";
import { halalFilters, passesHalal } from "@domain/halal/status";
import { listedPlaces } from "./listed-places";
import { listingsById } from "./nearby";

const shown = 10;
interface OrderedDish {
  id: string;
  restaurant_id: string;
  halal: string | null;
  meat: string | null;
  slaughter: string | null;
  contains: string[];
}
/** Dishes of older orders are no longer what somebody wants again. */
const ordersRead = 30;

/**
 * [FIND-16] Dishes of somebody's own orders that can be ordered now where they are, the last ordered first: sold and served now, at a place that is open
 * and in reach; of what the account keeps of halal filters, what passes them [HALAL-11]. Orders that came to nothing do not count.
 */
export async function orderAgain(
  db: Db,
  customerId: string,
  situation: BrowseSituation,
): Promise<{ dishes: FoundDish[]; restaurants: ListedPlace[] }> {
  const { now } = situation;
  const chosen = await db
    .selectFrom("users")
    .select("halal_filters")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const filters = halalFilters.filter((name) => chosen.halal_filters.includes(name));
  const { rows } = await sql<OrderedDish>`
    select i.id, last.restaurant_id, i.halal, i.meat, i.slaughter, i.contains from (
      select id, restaurant_id, created_at from orders
      where customer_id = ${customerId} and status not in ('rejected', 'cancelled')
      order by created_at desc limit ${ordersRead}) last
    join order_items line on line.order_id = last.id
    join menu_items i on i.id = line.menu_item_id
    group by i.id, last.restaurant_id
    order by max(last.created_at) desc, min(line.position), i.id`.execute(db);
  const { see } = onlooker(situation);
  const places = await listingsById(db, situation, [...new Set(rows.map((row) => row.restaurant_id))]);
  const open = new Map(
    places.flatMap((place) => {
      const seen = see(place);
      return seen?.isOpen && filters.every((filter) => passesHalal(seen.halal, filter))
        ? [[place.id, seen] as const]
        : [];
    }),
  );
  const wanted = rows.filter((row) => {
    const seen = open.get(row.restaurant_id);
    return seen && (filters.length === 0 || passesAsHalal(seen.halal, marksOf(row), filters));
  });
  const views = await dishViews(
    db,
    wanted.map(({ id }) => id),
    await dealsOf(db, wanted, now),
    now,
  );
  const dishes = wanted
    .flatMap(({ id }) => views.get(id) ?? [])
    .filter((dish) => dish.is_available && dish.serving === null)
    .slice(0, shown);
  const ordered = [...new Set(dishes.map((dish) => dish.restaurant_id))].flatMap((id) => open.get(id) ?? []);
  return { dishes, restaurants: (await listedPlaces(db, ordered, now))(ordered) };
}
