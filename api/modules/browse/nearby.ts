import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { BrowseChoice, BrowseMode, BrowsePlace, BrowseSituation } from "@domain/browse/place";
import type { Coordinates } from "@domain/orders/delivery-estimate";
import type { Destination } from "@domain/restaurants/delivery-area";
import type { Db } from "../../dependencies";
import { foundSelection, placesFound } from "./listed-places";

/** So many places are looked at for one page at most. Whoever has more in reach sees the nearest, without an address the best. */
const mostNear = 2000;
const mostAnywhere = 1000;
const nearestAsked = 3;

export interface Nearby {
  /** Those that may be in reach; the rules of domain/browse decide. */
  places: BrowsePlace[];
  /** How many there are in all; null when `places` are all of them. */
  total: number | null;
}

/**
 * [FIND-1, FIND-3] The listed places that may be in reach, by index: the nearest first, without a destination those of the best standing.
 * @param choice narrows down what is read where there is more than can be looked at
 */
export async function nearbyListings(db: Db, situation: BrowseSituation, choice: BrowseChoice = {}): Promise<Nearby> {
  const { destination, mode, withinMiles } = situation;
  const most = destination ? mostNear : mostAnywhere;
  const inReach = mayBeInReach(destination, mode, withinMiles);
  const places = await readPlaces(db, situation, { where: inReach, limit: most + 1, sort: choice.sort });
  if (places.length <= most) return { places, total: null };
  const chosenSql = isChosenSql(choice);
  const [total, chosen] = await Promise.all([
    destination ? countListings(db, inReach) : countAnywhere(db, situation, inReach),
    chosenSql
      ? readPlaces(db, situation, { where: sql`${inReach} and ${chosenSql}`, limit: most, sort: choice.sort })
      : places.slice(0, most),
  ]);
  return { places: chosen, total };
}

/** A point as the column `listings.point` keeps it. */
export const pointSql = ({ latitude, longitude }: Coordinates): RawBuilder<unknown> =>
  sql`earth_point(${latitude}::float8, ${longitude}::float8)`;

/** Over `listings l`: at most so far from the point, and a hair more. Found by index. */
const isWithin = (point: Coordinates, miles: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(l.point <@ cube_enlarge(${pointSql(point)}, ${chord(miles)}::float8, 3)
    and cube_distance(l.point, ${pointSql(point)}) <= ${chord(miles)}::float8)`;

/** [FIND-5] The nearest places for pickup, and how many there are within so many miles. */
export async function nearestListings(
  db: Db,
  situation: BrowseSituation,
  miles: number,
): Promise<{ places: BrowsePlace[]; total: number }> {
  const point = situation.destination?.point;
  if (!point) return { places: [], total: 0 };
  const [{ rows }, total] = await Promise.all([
    sql<{ found: string | null }>`
      select string_agg(found, ',') as found from (
        select ${foundSelection(null, situation.now)} as found from listings l where l.picks_up and l.point is not null
        order by l.point <-> ${pointSql(point)} limit ${nearestAsked}) listed`.execute(db),
    countListings(db, sql<SqlBool>`l.picks_up and ${isWithin(point, miles)}`),
  ]);
  const places = await placesFound(db, rows[0]?.found ?? null, { zipCode: null, now: situation.now });
  return { places, total };
}

/** These places; whichever is not listed is missing. */
export async function listingsById(
  db: Db,
  { destination, now }: BrowseSituation,
  ids: readonly string[],
): Promise<BrowsePlace[]> {
  const zipCode = destination?.zipCode ?? null;
  const { rows } = await sql<{ found: string | null }>`
    select string_agg(${foundSelection(zipCode, now)}, ',') as found from listings l
    where l.restaurant_id = any(${ids}::uuid[])`.execute(db);
  return placesFound(db, rows[0]?.found ?? null, { zipCode, now });
}

async function readPlaces(
  db: Db,
  { destination, now }: BrowseSituation,
  { where, limit, sort }: { where: RawBuilder<SqlBool>; limit: number; sort: BrowseChoice["sort"] },
): Promise<BrowsePlace[]> {
  const zipCode = destination?.zipCode ?? null;
  const anywhere = sort === "newest" ? sql`l.created_at desc, l.position desc` : sql`l.standing desc, l.position`;
  // By a function that no index answers: in the order of distance all that do not reach so far would be read as well.
  const byDistance = destination?.point ? sql`cube_distance(l.point, ${pointSql(destination.point)})` : sql`l.position`;
  const { rows } = await sql<{ found: string | null }>`
    select string_agg(found, ',') as found from (
      select ${foundSelection(zipCode, now)} as found from listings l
      where ${where} order by ${destination ? byDistance : anywhere} limit ${limit}) listed`.execute(db);
  return placesFound(db, rows[0]?.found ?? null, { zipCode, now });
}

async function countListings(db: Db, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from listings l where ${where}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const countedMs = 60_000;
const counted = new WeakMap<object, Map<BrowseMode, { at: number; total: number }>>();

/** The count of a whole market, which takes longer the larger it is: asked once a minute. */
async function countAnywhere(db: Db, { mode, now }: BrowseSituation, where: RawBuilder<SqlBool>): Promise<number> {
  const counts = counted.get(db) ?? new Map<BrowseMode, { at: number; total: number }>();
  const known = counts.get(mode);
  if (known && Math.abs(now.getTime() - known.at) < countedMs) return known.total;
  const total = await countListings(db, where);
  counted.set(db, counts.set(mode, { at: now.getTime(), total }));
  return total;
}

/** What of a choice SQL can say, null for nothing; all of it says domain/browse. */
function isChosenSql({
  service,
  cuisines = [],
  diets = [],
  prices = [],
  halal = [],
}: BrowseChoice): RawBuilder<SqlBool> | null {
  const conditions = [
    ...(service === "shops" ? [sql`l.is_shop`] : []),
    ...(cuisines.length > 0 ? [sql`l.kinds && ${cuisines}::text[]`] : []),
    ...(diets.length > 0 ? [sql`l.diets @> ${diets}::text[]`] : []),
    ...(halal.length > 0 ? [sql`l.halal_marks @> ${[...halal]}::text[]`] : []),
    ...(prices.length > 0 ? [sql`l.price_level = any(${prices}::int[])`] : []),
  ];
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : null;
}

/** Of the sphere that `earth_point` of the database and the domain's distances stand on. Miles. */
const earthRadius = 3958.8;

/** Roundings of either side never part what the domain holds together. */
const hair = 0.001;

/** The straight line through the earth between points this far apart along its surface. */
const chord = (miles: number) => 2 * earthRadius * Math.sin(Math.min(miles / (2 * earthRadius), Math.PI / 2)) + hair;

const reachChord = sql`2 * 3958.8 * sin(least(l.reach_miles / (2 * 3958.8), pi() / 2)) + 0.001`;

/** Over `listings l`: by distance or by ZIP code it delivers there, or misses by a hair. Found by index. */
function deliversThere({ point, zipCode }: Destination): RawBuilder<SqlBool> {
  const ways = [
    ...(point
      ? [sql`l.reach @> ${pointSql(point)} and cube_distance(l.point, ${pointSql(point)}) <= ${reachChord}`]
      : []),
    ...(zipCode ? [sql`l.zip_codes @> array[${zipCode}]`] : []),
  ];
  if (ways.length === 0) return sql<SqlBool>`false`;
  const left = zipCode ? sql`and not l.excluded_zip_codes @> array[${zipCode}]` : sql``;
  return sql<SqlBool>`(l.delivers and (${sql.join(ways, sql` or `)}) ${left})`;
}

const modeColumns: Record<BrowseMode, RawBuilder<SqlBool>> = {
  delivery: sql<SqlBool>`l.delivers`,
  pickup: sql<SqlBool>`l.picks_up`,
  "dine-in": sql<SqlBool>`l.dines_in`,
};

/**
 * [FIND-1, FIND-3] Over `listings l`: what may be in reach, found by index. A hair more than what is: the domain decides
 * (domain/browse). Without a destination all that offer the mode.
 */
export function mayBeInReach(
  destination: Destination | null,
  mode: BrowseMode,
  withinMiles: number,
): RawBuilder<SqlBool> {
  if (destination === null) return modeColumns[mode];
  if (mode === "delivery") return deliversThere(destination);
  if (!destination.point) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${modeColumns[mode]} and ${isWithin(destination.point, withinMiles)})`;
}
