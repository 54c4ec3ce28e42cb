import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { hadOrdered } from "@api/modules/auth/former-customers";
import { createPlaceEvaluator } from "@domain/browse/evaluate-place";
import type { BrowseContext } from "@domain/browse/place";
import type { ListedPlace } from "@domain/contract/browse";
import { type HalalFilter, halalFilters, passesHalal } from "@domain/halal/status";
import { foundSelection, listedPlaces, listFoundPlaces } from "./listed-places";

/**
 * [HALAL-11, LAND-3] The halal filters that the customer's account keeps, and whether they had ordered with an account since deleted.
 */
export async function getAccountTraits(
  db: Db,
  customerId: string,
): Promise<{ filters: HalalFilter[]; hasOrderedBefore: boolean }> {
  const { halal_filters: savedFilters, hasOrderedBefore } = await db
    .selectFrom("users")
    .where("id", "=", customerId)
    .select(["halal_filters", hadOrdered(customerId).as("hasOrderedBefore")])
    .executeTakeFirstOrThrow();
  return { filters: halalFilters.filter((name) => savedFilters.includes(name)), hasOrderedBefore };
}

const maxShown = 10;
/** Older favourites are not examined. */
const maxFavourites = 500;

/** [FIND-16] The customer's favourites that are open, in reach and pass the halal filters they keep, newest first. */
export async function listOpenFavourites(db: Db, customerId: string, context: BrowseContext): Promise<ListedPlace[]> {
  const { now } = context;
  const [{ filters }, { rows }] = await Promise.all([
    getAccountTraits(db, customerId),
    sql<{ found: string | null }>`
      select string_agg(${foundSelection}, ',' order by marked_at desc, restaurant_id) as found from (
        select l.restaurant_id, l.version, f.created_at as marked_at
        from favourites f join listings l on l.restaurant_id = f.restaurant_id
        where f.user_id = ${customerId} order by f.created_at desc limit ${maxFavourites}) own`.execute(db),
  ]);
  const { evaluateInReach } = createPlaceEvaluator(context);
  const open = (await listFoundPlaces(db, rows[0]?.found ?? null, now))
    .flatMap((place) => evaluateInReach(place) ?? [])
    .filter(({ isOpen, halal }) => isOpen && filters.every((filter) => passesHalal(halal, filter)))
    .slice(0, maxShown);
  return (await listedPlaces(db, open, now))(open);
}
