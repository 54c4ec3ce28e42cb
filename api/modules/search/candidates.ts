import { sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";
import { browsePlace, type ListingRow, listingSelection } from "@api/modules/browse/browse-place";
import { mayBeInReach, pointSql } from "@api/modules/browse/geography";
import type { BrowsePlace, BrowseSituation } from "@domain/browse/place";
import type { Concept } from "@domain/search/reading";
import { answersAll } from "./has-words";

export interface Candidates {
  concepts: readonly Concept[];
  /** One concept is enough. */
  some: boolean;
  /** How many places at most: the nearest, without an address those of the best standing. */
  limit: number;
  /** One menu alone. */
  restaurantId?: string;
}

/** Without an address no more than these are put in order. */
const mostSorted = 2000;

/** Places that may be in reach and whose words, those of their dishes among them, answer what was typed. One query, by index. */
export async function candidatePlaces(
  db: Db,
  { destination, mode, withinMiles, now }: BrowseSituation,
  { concepts, some, limit, restaurantId }: Candidates,
): Promise<BrowsePlace[]> {
  const zipCode = destination?.zipCode ?? null;
  const isAsked = answersAll(concepts, [sql`s.words`], { some });
  const inReach = restaurantId
    ? sql<SqlBool>`l.restaurant_id = ${restaurantId}`
    : mayBeInReach(destination, mode, withinMiles);
  const matching = sql`from listings l join search_places s using (restaurant_id) where ${inReach} and ${isAsked}`;
  const order = destination?.point ? sql`cube_distance(l.point, ${pointSql(destination.point)})` : sql`-l.standing`;
  // Put in order by few columns; only those that are left are read whole.
  const { rows } = await sql<ListingRow>`
    with found as materialized (
      select restaurant_id from (
        select l.restaurant_id, l.position, ${order} as far ${matching}
        ${destination || restaurantId ? sql`` : sql`limit ${mostSorted}`}
      ) matching order by far, position limit ${limit}
    )
    select ${listingSelection(zipCode, now)} from found join listings l using (restaurant_id)`.execute(db);
  return rows.map((row) => browsePlace(row, zipCode, now));
}

/** Of these words those that something in reach has. */
export async function wordsInReach(
  db: Db,
  { destination, mode, withinMiles }: BrowseSituation,
  words: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) word where exists (
      select from search_places s join listings l using (restaurant_id)
      where s.words @> array[word] and ${mayBeInReach(destination, mode, withinMiles)})`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
