import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { BrowseMode } from "@domain/browse/place";
import type { Coordinates } from "@domain/orders/delivery-estimate";
import type { Destination } from "@domain/restaurants/delivery-area";

/** Of the sphere that `earth_point` of the database and the domain's distances stand on. Miles. */
const earthRadius = 3958.8;
/** Roundings of either side never part what the domain holds together. */
const hair = 0.001;

/** A point as the column `listings.point` keeps it. */
export const pointSql = ({ latitude, longitude }: Coordinates): RawBuilder<unknown> =>
  sql`earth_point(${latitude}::float8, ${longitude}::float8)`;

/** The straight line through the earth between points this far apart along its surface. */
const chord = (miles: number) => 2 * earthRadius * Math.sin(Math.min(miles / (2 * earthRadius), Math.PI / 2)) + hair;

/** Over `listings l`: at most so far from the point, and a hair more. Found by index. */
export const isWithin = (point: Coordinates, miles: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(l.point <@ cube_enlarge(${pointSql(point)}, ${chord(miles)}::float8, 3)
    and cube_distance(l.point, ${pointSql(point)}) <= ${chord(miles)}::float8)`;

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
