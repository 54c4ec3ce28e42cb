import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";
import { topRatedMinimum } from "@domain/browse/filters";
import type { BrowseContext, BrowseFilters, BrowseMode, BrowsePlace } from "@domain/browse/place";
import { minuteMs } from "@domain/duration";
import type { HalalFilter } from "@domain/halal/status";
import { type Coordinates, earthRadiusMiles, maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { Destination } from "@domain/restaurants/delivery-area";
import { foundSelection, listFoundPlaces } from "./listed-places";

/**
 * The maximum number of places evaluated for one page. Where more are in reach, the nearest are used, or without an address the
 * best. The cost must not grow with the density of a city (decision 050).
 */
const maxNear = 400;
const maxAnywhere = 1000;
const maxNearest = 3;
/** Of places beyond the radius, where halal filters leave out some of those read. */
const maxBeyond = 50;

export interface Nearby {
  /** Candidates only; the rules of domain/browse decide. */
  places: BrowsePlace[];
  /** A lower bound of the total; null when `places` holds all of them. */
  total: number | null;
}

/**
 * [FIND-1, FIND-3] Listed places that may be in reach, by index: the nearest first, or without a destination the best ranked.
 * @param filters applied in SQL when there are more than can be evaluated
 */
export function nearbyListings(db: Db, context: BrowseContext, filters: BrowseFilters = {}): Promise<Nearby> {
  const { destination } = context;
  return destination
    ? listingsInReach(db, { ...context, destination }, filters)
    : listingsAnywhere(db, context, filters);
}

async function listingsInReach(
  db: Db,
  context: BrowseContext & { destination: Destination },
  filters: BrowseFilters,
): Promise<Nearby> {
  const { destination, mode, withinMiles, now } = context;
  const read = async (near: RawBuilder<unknown>) => {
    const { rows } = await sql<{ found: string | null }>`
      select string_agg(${foundSelection}, ',' order by far, restaurant_id) as found from (${near}) near`.execute(db);
    return listFoundPlaces(db, rows[0]?.found ?? null, now);
  };
  const places = await read(nearestInReach(context, maxNear + 1));
  if (places.length <= maxNear) return { places, total: null };
  const chosenSql = matchesFiltersSql(filters, now);
  if (!chosenSql) return { places: places.slice(0, maxNear), total: maxNear };
  const chosen = sql`
    select l.restaurant_id, l.version, ${distanceSql(destination)} as far from listings l
    where ${mayBeInReach(destination, mode, withinMiles)} and ${chosenSql} order by far, l.restaurant_id limit ${maxNear}`;
  return { places: await read(chosen), total: maxNear };
}

async function listingsAnywhere(db: Db, context: BrowseContext, filters: BrowseFilters): Promise<Nearby> {
  const { mode, now } = context;
  const order = filters.sort === "newest" ? sql`created_at desc, position desc` : sql`standing desc, position`;
  const read = async (where: RawBuilder<unknown>, limit: number) => {
    const { rows } = await sql<{ found: string | null }>`
      select string_agg(${foundSelection}, ',') as found from (
        select restaurant_id, version from listings l where ${where} order by ${order} limit ${limit}) listed`.execute(
      db,
    );
    return listFoundPlaces(db, rows[0]?.found ?? null, now);
  };
  const places = await read(modeColumns[mode], maxAnywhere + 1);
  if (places.length <= maxAnywhere) return { places, total: null };
  const chosenSql = matchesFiltersSql(filters, now);
  const [total, chosen] = await Promise.all([
    countAnywhere(db, context),
    chosenSql ? read(sql`${modeColumns[mode]} and ${chosenSql}`, maxAnywhere) : places.slice(0, maxAnywhere),
  ]);
  return { places: chosen, total };
}

/** A point in the form of the column `listings.point`. */
export const pointSql = ({ latitude, longitude }: Coordinates): RawBuilder<unknown> =>
  sql`earth_point(${latitude}::float8, ${longitude}::float8)`;

/** Condition on `listings l`: within this distance of the point, plus a small margin. Uses an index. */
const isWithin = (point: Coordinates, miles: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(l.point <@ cube_enlarge(${pointSql(point)}, ${chord(miles)}::float8, 3)
    and cube_distance(l.point, ${pointSql(point)}) <= ${chord(miles)}::float8)`;

const isBeyond = (point: Coordinates, miles: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`cube_distance(l.point, ${pointSql(point)}) > ${chord(miles)}::float8`;

/** [FIND-5] The nearest places for pickup, and how many are within this many miles. */
export async function nearestListings(
  db: Db,
  { point, now }: { point: Coordinates; now: Date },
  miles: number,
): Promise<{ places: BrowsePlace[]; total: number }> {
  const [places, total] = await Promise.all([
    readNearest(db, { point, now }, { where: sql<SqlBool>`l.point is not null`, limit: maxNearest }),
    countListings(db, sql<SqlBool>`l.picks_up and ${isWithin(point, miles)}`),
  ]);
  return { places, total };
}

/**
 * [FIND-5, HALAL-11] The nearest places for pickup that may pass these halal filters, within this many miles or beyond them.
 * Candidates only, many more than are shown: domain/halal drops those whose certificate ended.
 */
export const nearestHalal = (
  db: Db,
  { point, now }: { point: Coordinates; now: Date },
  { reach, miles, halal }: { reach: "within" | "beyond"; miles: number; halal: readonly HalalFilter[] },
): Promise<BrowsePlace[]> => {
  const isWhere = reach === "within" ? isWithin(point, miles) : isBeyond(point, miles);
  const where = sql<SqlBool>`${isWhere} and ${matchesFiltersSql({ halal }, now) ?? sql`true`}`;
  return readNearest(db, { point, now }, { where, limit: reach === "within" ? maxNear : maxBeyond });
};

async function readNearest(
  db: Db,
  { point, now }: { point: Coordinates; now: Date },
  { where, limit }: { where: RawBuilder<SqlBool>; limit: number },
): Promise<BrowsePlace[]> {
  const { rows } = await sql<{ found: string | null }>`
    select string_agg(${foundSelection}, ',') as found from (
      select restaurant_id, version from listings l where l.picks_up and ${where}
      order by l.point <-> ${pointSql(point)} limit ${limit}) listed`.execute(db);
  return listFoundPlaces(db, rows[0]?.found ?? null, now);
}

/** The places with these ids; unlisted ones are omitted. */
export async function listingsById(db: Db, now: Date, ids: readonly string[]): Promise<BrowsePlace[]> {
  const { rows } = await sql<{ found: string | null }>`
    select string_agg(${foundSelection}, ',') as found from listings l
    where l.restaurant_id = any(${ids}::uuid[])`.execute(db);
  return listFoundPlaces(db, rows[0]?.found ?? null, now);
}

async function countListings(db: Db, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from listings l where ${where}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const countedMs = minuteMs;
const counted = new WeakMap<object, Map<BrowseMode, { at: number; total: number }>>();

/** Counting the whole market takes time proportional to its size, so it is cached for a minute. */
async function countAnywhere(db: Db, { mode, now }: BrowseContext): Promise<number> {
  const counts = counted.get(db) ?? new Map<BrowseMode, { at: number; total: number }>();
  const known = counts.get(mode);
  if (known && Math.abs(now.getTime() - known.at) < countedMs) return known.total;
  const total = await countListings(db, modeColumns[mode]);
  counted.set(db, counts.set(mode, { at: now.getTime(), total }));
  return total;
}

/** The part of the filters that SQL can express, or null; domain/browse applies all of them. */
function matchesFiltersSql(
  { service, cuisines = [], diets = [], prices = [], halal = [], topRated, deals }: BrowseFilters,
  now: Date,
): RawBuilder<SqlBool> | null {
  const conditions = [
    ...(topRated ? [sql`l.rating_count > 0 and l.average_rating >= ${topRatedMinimum}`] : []),
    ...(deals ? [sql`l.deal_times @> ${now}::timestamptz`] : []),
    ...(service === "shops" ? [sql`l.is_shop`] : []),
    ...(cuisines.length > 0 ? [sql`l.kinds && ${cuisines}::text[]`] : []),
    ...(diets.length > 0 ? [sql`l.diets @> ${diets}::text[]`] : []),
    // Marks say what is answered, and whose certificate was verified once; a refused statement keeps its answers.
    ...(halal.length > 0 ? [sql`l.halal_marks @> ${[...halal]}::text[] and l.halal @> '{"isSigned": true}'`] : []),
    ...(prices.length > 0 ? [sql`l.price_level = any(${prices}::int[])`] : []),
  ];
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : null;
}

/** A margin, so that rounding never excludes what the domain would include. */
const roundingMargin = 0.001;

/** The chord length between points this far apart along the surface. */
const chord = (miles: number) =>
  2 * earthRadiusMiles * Math.sin(Math.min(miles / (2 * earthRadiusMiles), Math.PI / 2)) + roundingMargin;

const diameterSql = sql.lit(2 * earthRadiusMiles);
const reachChord = sql`${diameterSql} * sin(least(l.reach_miles / ${diameterSql}, pi() / 2)) + ${sql.lit(roundingMargin)}`;

const isNearEnough = (point: Coordinates): RawBuilder<SqlBool> =>
  sql<SqlBool>`cube_distance(l.point, ${pointSql(point)}) <= ${reachChord}`;

/** Condition on `listings l`: its delivery radius reaches the point, with a small margin. Uses an index. */
const isWithinRadius = (point: Coordinates): RawBuilder<SqlBool> =>
  sql<SqlBool>`(l.reach @> ${pointSql(point)} and ${isNearEnough(point)})`;

const deliversToZip = (zipCode: string): RawBuilder<SqlBool> => sql<SqlBool>`l.zip_codes @> array[${zipCode}]`;

/** Condition on `listings l`: it delivers there by distance or ZIP code, with a small margin. Uses an index. */
function deliversThere({ point, zipCode }: Destination): RawBuilder<SqlBool> {
  const ways = [...(point ? [isWithinRadius(point)] : []), ...(zipCode ? [deliversToZip(zipCode)] : [])];
  if (ways.length === 0) return sql<SqlBool>`false`;
  const notExcluded = zipCode ? sql`and not l.excluded_zip_codes @> array[${zipCode}]` : sql``;
  return sql<SqlBool>`(l.delivers and (${sql.join(ways, sql` or `)}) ${notExcluded})`;
}

const modeColumns: Record<BrowseMode, RawBuilder<SqlBool>> = {
  delivery: sql<SqlBool>`l.delivers`,
  pickup: sql<SqlBool>`l.picks_up`,
  "dine-in": sql<SqlBool>`l.dines_in`,
};

/** On `listings l`: the distance by which the nearest come first. */
export const distanceSql = ({ point }: Destination): RawBuilder<number> =>
  point ? sql`cube_distance(l.point, ${pointSql(point)})` : sql`null::float8`;

/**
 * [FIND-1, FIND-3] The nearest candidates in reach of a point, limited in number: `restaurant_id`, `version` and distance `far`.
 * Slightly more than are in reach; domain/browse decides. Reads indexes only, except for rows matched by ZIP code, and no more in
 * a dense city.
 */
export function nearestInReach(
  { destination, mode, withinMiles }: Omit<BrowseContext, "destination"> & { destination: Destination },
  max: number,
): RawBuilder<unknown> {
  const { point, zipCode } = destination;
  const listings = (where: RawBuilder<SqlBool>) =>
    sql`select l.restaurant_id, l.version, ${distanceSql(destination)} as far from listings l where ${where}`;
  if (mode !== "delivery") {
    const within = listings(point ? sql`${modeColumns[mode]} and ${isWithin(point, withinMiles)}` : sql`false`);
    return point ? sql`${within} order by l.point <-> ${pointSql(point)} limit ${max}` : within;
  }
  const named = zipCode === null ? null : sql`${listings(sql`l.delivers and ${deliversToZip(zipCode)}`)} limit ${max}`;
  if (!point) return named ?? listings(sql`false`);
  // One index finds the places whose radius contains the point, the other the nearest places. With few in reach, the
  // first finds them all, where walking by distance would read many out of reach. With many in reach, the second finds
  // enough nearby.
  return sql`
    with reaching as materialized (${listings(sql`l.delivers and ${isWithinRadius(point)}`)} limit ${max + 1}),
    nearest as materialized (
      ${listings(sql`(select count(*) from reaching) > ${max} and l.delivers and ${isWithin(point, maxDeliveryMiles)} and ${isNearEnough(point)}`)}
      order by l.point <-> ${pointSql(point)} limit ${max}
    ), of_zip_code as materialized (${named ?? listings(sql`false`)})
    select * from (
      select * from nearest
      union select * from reaching where (select count(*) from reaching) <= ${max}
      union select * from of_zip_code
    ) near order by far, restaurant_id limit ${max}`;
}

/** [FIND-1, FIND-3] Condition on `listings l`: the place may be in reach. Without a destination: all that offer the mode. */
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
