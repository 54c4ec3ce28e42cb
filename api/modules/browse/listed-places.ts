import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import {
  publicSelection,
  relatedSelection,
  type RestaurantRow,
  toHalalWire,
  toSoldOutUntil,
  toRestaurantWire,
} from "@api/modules/restaurants/view";
import type { BrowsePlace, EvaluatedPlace } from "@domain/browse/place";
import type { ListedPlace } from "@domain/contract/browse";
import type { RestaurantWire } from "@domain/contract/restaurant";
import { minuteMs } from "@domain/duration";
import { nextOpening, type OpeningHours } from "@domain/restaurants/opening-hours";
import { browsePlace, hasDealsAt, type ListingRow, listingSelection } from "./browse-place";

/** Cached per connection, as tests use several databases. */
const known = new WeakMap<object, Map<string, KnownListing>>();

/** The full rows of the returned places, with the values evaluated for this request. At most one query. */
export async function listedPlaces(
  db: Db,
  seen: readonly EvaluatedPlace[],
  now: Date,
): Promise<(seen: readonly EvaluatedPlace[]) => ListedPlace[]> {
  const ids = [...new Set(seen.map(({ place }) => place.id))];
  const known = await listViews(db, ids, now);
  const findOpening = openings(now);
  return (wanted) =>
    wanted.flatMap(({ place, miles, isOpen, isSoldOut }) => {
      const restaurant = known.get(place.id);
      if (!restaurant) return [];
      // Not spread, as V8 makes copies of so many properties where only a collection of everything frees them: 0.3 MB a list.
      return Object.assign({}, restaurant, {
        // Cached for a minute; a halal summary can change at midnight.
        halal: place.halal && toHalalWire(place.halal.evidence, place.halal.timeZone, now),
        distance_miles: miles === null ? null : Math.round(miles * 10) / 10,
        is_open: isOpen,
        is_sold_out: isSoldOut,
        sold_out_until: isSoldOut ? toSoldOutUntil(place.soldOutUntil) : null,
        next_opening: isOpen || !place.hours ? null : findOpening(place.hours),
        price_level: place.priceLevel,
      });
    });
}

/** The next opening of places with these hours, computed once per set of hours. */
function openings(now: Date): (hours: OpeningHours) => string | null {
  const known = new Map<OpeningHours, string | null>();
  return (hours) => {
    let opening = known.get(hours);
    if (opening === undefined) known.set(hours, (opening = nextOpening(hours, now)?.toISOString() ?? null));
    return opening;
  };
}

async function listViews(db: Db, ids: readonly string[], now: Date): Promise<Map<string, RestaurantWire>> {
  const views = new Map(
    ids.flatMap((id) => {
      const view = knownView(db, id, now);
      return view ? [[id, view] as const] : [];
    }),
  );
  const missing = ids.filter((id) => !views.has(id));
  if (missing.length === 0) return views;
  const { rows } = await sql<RestaurantRow>`
    select ${publicSelection}, ${relatedSelection(now)} from restaurants r where r.id = any(${missing}::uuid[])`.execute(
    db,
  );
  for (const row of rows) {
    const view = toRestaurantWire(row, now);
    views.set(row.id, view);
    storeView(db, view, now);
  }
  return views;
}

/**
 * This process's cache of listings, by place. Reading a thousand rows takes longer than processing them, so a page's query reads
 * only ids and versions from an index, and full rows only for versions that are not cached. Results are as fresh as without the
 * cache.
 */
interface KnownListing {
  version: string;
  row: ListingRow;
  place: BrowsePlace;
  /** The response and when it was created; deals start and end. */
  view?: { at: number; wire: RestaurantWire };
}

const maxCachedPlaces = 50_000;
const viewedMs = minuteMs;

function getListingCache(db: Db): Map<string, KnownListing> {
  let listings = known.get(db);
  if (!listings) known.set(db, (listings = new Map<string, KnownListing>()));
  return listings;
}

/** Selects ids and versions as one text for `listFoundPlaces`: thousands of rows travel as one value. */
export const foundSelection = sql`restaurant_id || ' ' || version`;

/** The places a query found, in its order. @param found the `foundSelection` values, joined by commas */
export async function listFoundPlaces(db: Db, found: string | null, now: Date): Promise<BrowsePlace[]> {
  const cache = getListingCache(db);
  const ids: string[] = [];
  const missing: string[] = [];
  for (const text of found ? found.split(",") : []) {
    const id = text.slice(0, idLength);
    ids.push(id);
    if (cache.get(id)?.version !== text.slice(idLength + 1)) missing.push(id);
  }
  if (missing.length > 0) await readListings(db, cache, missing, now);
  const places: BrowsePlace[] = [];
  for (const id of ids) {
    const one = cache.get(id);
    if (one) places.push(placeAt(one, now));
  }
  return places;
}

const idLength = 36;

/** The place at this time: busy minutes and deals come and go without a new version. */
function placeAt(one: KnownListing, now: Date): BrowsePlace {
  const { row, place } = one;
  if (row.busy_minutes === 0 && (row.deal_times === "" || place.hasDeals === hasDealsAt(row, now))) return place;
  return (one.place = browsePlace(row, now));
}

async function readListings(
  db: Db,
  cache: Map<string, KnownListing>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<ListingRow & { version: string }>`
    select l.version::text as version, ${listingSelection}
    from listings l where l.restaurant_id = any(${ids}::uuid[])`.execute(db);
  // Deleted between the two queries, or reinserted below to keep the most recently used entries last.
  for (const id of ids) cache.delete(id);
  for (const { version, ...row } of rows) cache.set(row.id, { version, row, place: browsePlace(row, now) });
  for (const id of cache.keys()) {
    if (cache.size <= maxCachedPlaces) break;
    cache.delete(id);
  }
}

/** The cached response, unless the listing has a newer version. */
function knownView(db: Db, id: string, now: Date): RestaurantWire | undefined {
  const view = getListingCache(db).get(id)?.view;
  return view && Math.abs(now.getTime() - view.at) < viewedMs ? view.wire : undefined;
}

/** Caches a response read after the listing; the listing's next version invalidates it. */
function storeView(db: Db, wire: RestaurantWire, now: Date): void {
  const one = getListingCache(db).get(wire.id);
  if (one) one.view = { at: now.getTime(), wire };
}
