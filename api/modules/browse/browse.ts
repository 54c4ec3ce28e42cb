import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { findZipCodeCenter } from "@api/modules/addresses/service";
import { browsePlaces } from "@domain/browse/browse";
import { listNearestForPickup, nearestPickupMiles } from "@domain/browse/evaluate-place";
import type { BrowseFacets } from "@domain/browse/filters";
import type { BrowseContext, BrowseFilters, EvaluatedPlace } from "@domain/browse/place";
import type { BrowseQuery, BrowseResponse, PlaceFacets } from "@domain/contract/browse";
import { dayMs } from "@domain/duration";
import { type HalalFilter, halalFilters } from "@domain/halal/status";
import { dietNames } from "@domain/menu/diets";
import type { Destination } from "@domain/restaurants/delivery-area";
import { listedPlaces } from "./listed-places";
import { nearbyListings, nearestHalal, nearestListings } from "./nearby";

const defaultPerPage = 24;
const defaultMiles = 10;

/** [FIND-1…9] Two queries, and a third when nothing is in reach. */
export async function browse(db: Db, query: BrowseQuery, now: Date): Promise<BrowseResponse> {
  const context = await getBrowseContext(query, now);
  const filters = parseFilters(query);
  const nearby = await nearbyListings(db, context, filters);
  const browsed = browsePlaces(nearby.places, context, filters, dietNames);
  const inReach = nearby.total ?? browsed.inReach;
  const nearest = inReach === 0 ? await nearestTo(db, context, filters.halal) : { places: [], total: 0 };
  const { page = 1, per_page: perPage = defaultPerPage, group, carousels = false } = query;
  const first = group ? (page - 1) * perPage : 0;
  const shown = (name: "open" | "closed") =>
    group && group !== name ? [] : browsed[name].slice(first, first + perPage);
  const [open, closed] = [shown("open"), shown("closed")];
  const [best, newest] = carousels ? [browsed.best, browsed.newest] : [[], []];
  const listed = await listedPlaces(db, [...open, ...closed, ...best, ...newest, ...nearest.places], now);
  return {
    in_reach: inReach,
    total: browsed.open.length + browsed.closed.length,
    open: { total: browsed.open.length, data: listed(open) },
    closed: { total: browsed.closed.length, data: listed(closed) },
    best: listed(best),
    newest: listed(newest),
    facets: nearby.total === null ? facetsOnWire(browsed.facets) : null,
    nearest: listed(nearest.places),
    nearest_total: nearest.total,
    page: group ? page : 1,
    per_page: perPage,
  };
}

type WhereQuery = Pick<BrowseQuery, "latitude" | "longitude" | "zip_code" | "mode" | "within_miles">;

/** The customer's location; for a ZIP code alone it is the centre of its area, as in quotes. The default mode is delivery. */
export async function getBrowseContext(query: WhereQuery, now: Date): Promise<BrowseContext> {
  return {
    destination: await findDestination(query),
    mode: query.mode ?? "delivery",
    withinMiles: query.within_miles ?? defaultMiles,
    now,
  };
}

async function findDestination(query: WhereQuery): Promise<Destination | null> {
  const { latitude, longitude } = query;
  const zipCode = query.zip_code ?? null;
  if (latitude !== undefined && longitude !== undefined) return { point: { latitude, longitude }, zipCode };
  return zipCode === null ? null : { point: await findZipCodeCenter(zipCode), zipCode };
}

/** The filters of a query; lists of names are comma separated. */
export function parseFilters(query: BrowseQuery): BrowseFilters {
  return {
    service: query.service,
    cuisines: splitNames(query.cuisines),
    diets: splitNames(query.diets),
    prices: splitNames(query.prices).map(Number).filter(Number.isInteger),
    openNow: query.open_now,
    freeDelivery: query.free_delivery,
    topRated: query.top_rated,
    deals: query.deals,
    halal: parseHalalFilters(query.halal),
    sort: query.sort,
  };
}

export const parseHalalFilters = (text: string | undefined) =>
  halalFilters.filter((name) => splitNames(text).includes(name));

/** A comma-separated list of names. */
export const splitNames = (text = ""): string[] => text.split(",").flatMap((name) => name.trim() || []);

/**
 * [FIND-5, HALAL-11] The nearest places for pickup and their total. Both include only places that pass the halal filters, which
 * may come from the customer's account.
 */
async function nearestTo(
  db: Db,
  context: BrowseContext,
  halal: readonly HalalFilter[] = [],
): Promise<{ places: EvaluatedPlace[]; total: number }> {
  const point = context.destination?.point;
  if (!point) return { places: [], total: 0 };
  const where = { point, now: context.now };
  if (halal.length === 0) {
    const found = await nearestListings(db, where, nearestPickupMiles);
    const { places, total } = listNearestForPickup(found.places, context);
    return { places, total: total === 0 ? 0 : Math.max(total, found.total) };
  }
  const search = { miles: nearestPickupMiles, halal };
  const within = await nearestHalal(db, where, { ...search, reach: "within" });
  const found = listNearestForPickup(within, context, halal);
  if (found.total > 0) return found;
  const beyond = await nearestHalal(db, where, { ...search, reach: "beyond" });
  return listNearestForPickup([...within, ...beyond], context, halal);
}

const facetsOnWire = ({
  openNow,
  freeDelivery,
  topRated,
  deals,
  prices,
  diets,
  cuisines,
  halal,
}: BrowseFacets): PlaceFacets => ({
  open_now: openNow,
  free_delivery: freeDelivery,
  top_rated: topRated,
  deals,
  prices,
  diets,
  cuisines,
  halal: halal ?? null,
});

/** The order count at which popularity saturates (domain/browse/browse); further orders are not read. */
const maxCountedOrders = 600;
const countedFor = dayMs / 4;

/** Places per run: a hundred thousand within six hours. */
const maxPlacesPerRun = 500;
/** Of one statement: the embedded database does nothing else meanwhile, and takes a millisecond or two for each. */
const placesAtOnce = 5;

/**
 * Updates the 30-day order counts of the places whose count is the oldest; each within six hours. Works in batches by index,
 * whatever the number of places. Safe in several processes at once.
 */
export async function refreshPopularity(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  atOnce = placesAtOnce,
): Promise<void> {
  const now = clock.now();
  for (let left = maxPlacesPerRun; left > 0; left -= atOnce) {
    if ((await countOrders(db, now, atOnce)) < atOnce) return;
  }
}

/** @returns how many places were due, at most `max` */
async function countOrders(db: Db, now: Date, max: number): Promise<number> {
  const since = new Date(now.getTime() - 30 * dayMs);
  const { numAffectedRows = 0n } = await sql`
    update listings l set counted_at = ${now}, recent_orders = (
      select count(*)::int from (
        select from orders o
        where o.restaurant_id = l.restaurant_id and o.created_at > ${since} and o.status not in ('rejected', 'cancelled')
        limit ${maxCountedOrders}) counted)
    where l.restaurant_id = any(array(
      select due.restaurant_id from listings due
      where coalesce(due.counted_at, '-infinity') < ${new Date(now.getTime() - countedFor)}
      order by coalesce(due.counted_at, '-infinity') limit ${max} for update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
