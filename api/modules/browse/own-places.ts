import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { createPlaceEvaluator } from "@domain/browse/evaluate-place";
import type { BrowseContext } from "@domain/browse/place";
import type { ListedPlace } from "@domain/contract/browse";
import { type HalalFilter, halalFilters, passesHalal } from "@domain/halal/status";
import { foundSelection, listedPlaces, listFoundPlaces } from "./listed-places";

/** [HALAL-11] The halal filters that the customer's account keeps. */
export async function getKeptHalalFilters(db: Db, customerId: string): Promise<HalalFilter[]> {
  const { halal_filters: kept } = await db
    .selectFrom("users")
    .where("id", "=", customerId)
    .select("halal_filters")
    .executeTakeFirstOrThrow();
  return halalFilters.filter((name) => kept.includes(name));
}

const maxShown = 10;
/** Older favourites are not examined. */
const maxFavourites = 500;

/** [FIND-16] The customer's favourites that are open, in reach and pass the halal filters they keep, newest first. */
export async function listOpenFavourites(db: Db, customerId: string, situation: BrowseContext): Promise<ListedPlace[]> {
  const { now } = situation;
  const [filters, { rows }] = await Promise.all([
    getKeptHalalFilters(db, customerId),
    sql<{ found: string | null }>`
      select string_agg(${foundSelection}, ',' order by marked_at desc, restaurant_id) as found from (
        select l.restaurant_id, l.version, f.created_at as marked_at
        from favourites f join listings l on l.restaurant_id = f.restaurant_id
        where f.user_id = ${customerId} order by f.created_at desc limit ${maxFavourites}) own`.execute(db),
  ]);
  const { evaluateInReach } = createPlaceEvaluator(situation);
  const open = (await listFoundPlaces(db, rows[0]?.found ?? null, now))
    .flatMap((place) => evaluateInReach(place) ?? [])
    .filter(({ isOpen, halal }) => isOpen && filters.every((filter) => passesHalal(halal, filter)))
    .slice(0, maxShown);
  return (await listedPlaces(db, open, now))(open);
}
