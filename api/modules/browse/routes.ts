import { sql } from "kysely";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData } from "@api/http/router";
import { selectDealTexts, dishViews } from "@api/modules/search/entries";
import { createPlaceEvaluator } from "@domain/browse/evaluate-place";
import type { BrowseContext } from "@domain/browse/place";
import type { FoundDish, ListedPlace, placeIdQuery } from "@domain/contract/browse";
import { browseCalls } from "@domain/contract/calls/browse";
import { minuteMs } from "@domain/duration";
import { isNotHalal, parseItemMarks, passesHalalFilters } from "@domain/halal/items";
import { passesHalal } from "@domain/halal/status";
import { browse, getBrowseContext } from "./browse";
import { listedPlaces } from "./listed-places";
import { listingsById } from "./nearby";
import { getAccountTraits, listOpenFavourites } from "./own-places";
import { listServedZipCodes } from "./served-zip-codes";

/** Browsing places by location. */
export function browseModule({ reads, clock }: ApiDependencies) {
  const router = createRouter();
  const servedZipCodes = createTimedCache((digit: string) => listServedZipCodes(reads, digit), {
    keptMs: 10 * minuteMs,
    clock,
  });

  router.openapi(toRoute(browseCalls.browsePlaces), async (c) =>
    c.json(withData(await browse(reads, c.req.valid("query"), clock.now())), 200),
  );

  router.openapi(toRoute(browseCalls.listPlaceIds), async (c) =>
    c.json(withData(await listPlaceIds(reads, c.req.valid("query"))), 200),
  );

  router.openapi(toRoute(browseCalls.listServedZipCodes), async (c) =>
    c.json(withData(await servedZipCodes(c.req.valid("query").begins_with)), 200),
  );

  router.openapi(toRoute(browseCalls.orderAgain), async (c) => {
    const { id } = requireActor(c, "customer");
    const context = await getBrowseContext(c.req.valid("query"), clock.now());
    return c.json(withData(await orderAgain(reads, id, context)), 200);
  });

  router.openapi(toRoute(browseCalls.listOpenFavourites), async (c) => {
    const { id } = requireActor(c, "customer");
    const context = await getBrowseContext(c.req.valid("query"), clock.now());
    return c.json(withData({ data: await listOpenFavourites(reads, id, context) }), 200);
  });

  return router;
}

const shown = 10;
interface OrderedDish {
  id: string;
  restaurant_id: string;
  halal: string | null;
  meat: string | null;
  slaughter: string | null;
  contains: string[];
}

/** Older orders are not suggested again. */
const ordersRead = 30;

/**
 * [FIND-16] Dishes from the customer's own orders that can be ordered now at their location, most recent first: available, served
 * now, and at a place that is open and in reach. Filtered by the account's saved halal filters [HALAL-11]; without any, dishes that
 * are not halal are still hidden, as in search and on the menu [HALAL-6]. Rejected and cancelled orders do not count.
 */
async function orderAgain(
  db: Db,
  customerId: string,
  context: BrowseContext,
): Promise<{ dishes: FoundDish[]; restaurants: ListedPlace[]; has_ordered: boolean }> {
  const { now } = context;
  const { filters, hasOrderedBefore } = await getAccountTraits(db, customerId);
  const { rows } = await sql<OrderedDish>`
    select i.id, last.restaurant_id, i.halal, i.meat, i.slaughter, i.contains from (
      select id, restaurant_id, created_at from orders
      where customer_id = ${customerId} and status not in ('rejected', 'cancelled')
      order by created_at desc limit ${ordersRead}) last
    join order_items line on line.order_id = last.id and line.quantity > 0
    join menu_items i on i.id = line.menu_item_id
    group by i.id, last.restaurant_id
    order by max(last.created_at) desc, min(line.position), i.id`.execute(db);
  const { evaluateInReach } = createPlaceEvaluator(context);
  const places = await listingsById(db, context.now, [...new Set(rows.map((row) => row.restaurant_id))]);
  const open = new Map(
    places.flatMap((place) => {
      const seen = evaluateInReach(place);
      return seen?.isOpen && filters.every((filter) => passesHalal(seen.halal, filter))
        ? [[place.id, seen] as const]
        : [];
    }),
  );
  const wanted = rows.filter((row) => {
    const seen = open.get(row.restaurant_id);
    const marks = parseItemMarks(row);
    if (!seen || isNotHalal(marks)) return false;
    return filters.length === 0 || passesHalalFilters(seen.halal, marks, filters);
  });
  const views = await dishViews(
    db,
    wanted,
    selectDealTexts(
      db,
      wanted.flatMap((row) => open.get(row.restaurant_id) ?? []),
      now,
    ),
    now,
  );
  const dishes = wanted
    .flatMap(({ id }) => views.get(id) ?? [])
    .filter((dish) => dish.is_available && dish.serving === null)
    .slice(0, shown);
  const ordered = [...new Set(dishes.map((dish) => dish.restaurant_id))].flatMap((id) => open.get(id) ?? []);
  return {
    dishes,
    restaurants: (await listedPlaces(db, ordered, now))(ordered),
    has_ordered: rows.length > 0 || hasOrderedBefore,
  };
}

/** [PAGE-3] The restaurants of the sitemap, paged by key. */
async function listPlaceIds(db: Db, { begins_with: digit, after, limit }: z.output<typeof placeIdQuery>) {
  let query = db.selectFrom("listings").select("restaurant_id").orderBy("restaurant_id").limit(limit);
  if (digit !== undefined) {
    query = query
      .where("restaurant_id", ">=", `${digit}0000000-0000-0000-0000-000000000000`)
      .where("restaurant_id", "<=", `${digit}fffffff-ffff-ffff-ffff-ffffffffffff`);
  }
  if (after !== undefined) query = query.where("restaurant_id", ">", after);
  const rows = await query.execute();
  return { ids: rows.map((row) => row.restaurant_id), is_last: rows.length < limit };
}

/**
 * Caches what is read from the whole market, by key: each process reads it once in this time, however many ask. Failures are not cached.
 */
function createTimedCache<Value>(
  read: (key: string) => Promise<Value>,
  { keptMs, clock }: { keptMs: number; clock: ApiDependencies["clock"] },
): (key: string) => Promise<Value> {
  const cache = new Map<string, { at: number; value: Promise<Value> }>();
  return (key) => {
    const at = clock.now().getTime();
    const cached = cache.get(key);
    if (cached && at - cached.at >= 0 && at - cached.at < keptMs) return cached.value;
    const reading = { at, value: read(key) };
    cache.set(key, reading);
    reading.value.catch(() => {
      if (cache.get(key) === reading) cache.delete(key);
    });
    return reading.value;
  };
}
