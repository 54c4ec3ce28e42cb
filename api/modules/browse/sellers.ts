import { type Expression, sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";
import { createPlaceEvaluator } from "@domain/browse/evaluate-place";
import { getBrowseContext } from "./browse";
import { foundSelection, listFoundPlaces } from "./listed-places";
import { distanceSql, mayBeInReach, nearestInReach } from "./nearby";

type ReachQuery = Parameters<typeof getBrowseContext>[0];

/** The maximum number of places evaluated: the nearest, where more are in reach. */
export const maxSellers = 1000;

/** Whether a query asks for what is in reach. */
export const asksForReach = (query: ReachQuery): boolean =>
  [query.latitude, query.longitude, query.zip_code, query.mode].some((value) => value !== undefined);

/**
 * [HOME-9] A condition on `menu_items`: of a place in reach, as in lists [FIND-1, FIND-3]; in the middle of a city of one of the
 * nearest. Without a location: of one that offers the mode. At most two queries.
 * @param itemType selects the examined places
 */
export async function isOfPlaceInReach(
  db: Db,
  query: ReachQuery,
  { itemType, now }: { itemType: string | undefined; now: Date },
): Promise<Expression<SqlBool>> {
  const context = await getBrowseContext(query, now);
  const { destination, mode, withinMiles } = context;
  const isCandidate = mayBeInReach(destination, mode, withinMiles);
  if (destination === null) {
    return sql<SqlBool>`exists (
      select from listings l where l.restaurant_id = menu_items.restaurant_id and ${isCandidate})`;
  }
  const sellers =
    itemType === undefined || itemType === "food"
      ? nearestInReach({ ...context, destination }, maxSellers)
      : sql`
          select l.restaurant_id, l.version from listings l where ${isCandidate} and ${sellsType(itemType)}
          order by ${distanceSql(destination)}, l.restaurant_id limit ${maxSellers}`;
  const { rows } = await sql<{ found: string | null }>`
    select string_agg(${foundSelection}, ',') as found from (${sellers}) sellers`.execute(db);
  const { evaluateInReach } = createPlaceEvaluator(context);
  const places = await listFoundPlaces(db, rows[0]?.found ?? null, now);
  const ids = places.filter((place) => evaluateInReach(place)).map(({ id }) => id);
  return sql<SqlBool>`menu_items.restaurant_id = any(${ids}::uuid[])`;
}

/** Written out to match the partial index of items that are not food; nearly every place sells food. */
const sellsType = (type: string) =>
  sql<SqlBool>`l.restaurant_id in (
    select i.restaurant_id from menu_items i
    where i.item_type = ${type} and i.item_type <> 'food' and i.deleted_at is null)`;
