import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import {
  halalView,
  publicSelection,
  relatedSelection,
  type RestaurantRow,
  restaurantView,
} from "@api/modules/restaurants/view";
import type { BrowsePlace, SeenPlace } from "@domain/browse/place";
import type { ListedPlace } from "@domain/contract/browse";
import type { RestaurantWire } from "@domain/contract/restaurant";
import { nextOpening, type OpeningHours } from "@domain/restaurants/opening-hours";
import { browsePlace, type ListingRow, listingSelection } from "./browse-place";

/** By connection: another database has other rows. */
const known = new WeakMap<object, Map<string, KnownListing>>();

/** Whole rows of the places that are answered, with what was seen of them. At most one query. */
export async function listedPlaces(
  db: Db,
  seen: readonly SeenPlace[],
  now: Date,
): Promise<(seen: readonly SeenPlace[]) => ListedPlace[]> {
  const ids = [...new Set(seen.map(({ place }) => place.id))];
  const known = await viewsOf(db, ids, now);
  const openingOf = openings(now);
  return (wanted) =>
    wanted.flatMap(({ place, miles, isOpen }) => {
      const restaurant = known.get(place.id);
      if (!restaurant) return [];
      return {
        ...restaurant,
        // Kept answers live for a minute; what may be said of it changes at midnight.
        halal: place.halal && halalView(place.halal.kept, place.halal.timeZone, now),
        distance_miles: miles === null ? null : Math.round(miles * 10) / 10,
        is_open: isOpen,
        next_opening: isOpen || !place.hours ? null : openingOf(place.hours),
        price_level: place.priceLevel,
      };
    });
}

/** When places with these hours open next; those with the same hours are worked out once. */
function openings(now: Date): (hours: OpeningHours) => string | null {
  const known = new Map<OpeningHours, string | null>();
  return (hours) => {
    let opening = known.get(hours);
    if (opening === undefined) known.set(hours, (opening = nextOpening(hours, now)?.toISOString() ?? null));
    return opening;
  };
}

async function viewsOf(db: Db, ids: readonly string[], now: Date): Promise<Map<string, RestaurantWire>> {
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
    const view = restaurantView(row, now);
    views.set(row.id, view);
    keepView(db, view, now);
  }
  return views;
}

/**
 * What this process has read of listings, by place. Reading a thousand rows takes longer than all that is done with them, so a query
 * for a page reads which rows it is about and in which version (xmin: which transaction wrote it), and only versions that are new here
 * are read whole. What a reader sees is as new as if each row had been read.
 */
interface KnownListing {
  version: string;
  row: ListingRow;
  /** Without ZIP codes and what depends on the time. */
  place: BrowsePlace;
  /** As it is answered, with when it was made: deals begin and end. */
  view?: { at: number; wire: RestaurantWire };
}

/** A row that a query found: of the place's ZIP codes and deals what holds for who asks. */
interface FoundListing {
  id: string;
  version: string;
  isNamed: boolean;
  isExcluded: boolean;
  hasDeals: boolean;
}

const mostKnown = 20_000;
const viewedMs = 60_000;

function knownOf(db: Db): Map<string, KnownListing> {
  let listings = known.get(db);
  if (!listings) known.set(db, (listings = new Map<string, KnownListing>()));
  return listings;
}

/** What `readFound` reads of `listings l`, as one text: thousands of rows travel as one value. @param zipCode the one that is asked about */
export const foundSelection = (zipCode: string | null, now: Date) => {
  const isIn = (column: string) =>
    zipCode === null ? sql`0` : sql`(${zipCode}::text = any(${sql.raw(`l.${column}`)}))::int`;
  return sql`concat_ws(' ', l.restaurant_id, l.xmin, ${isIn("zip_codes")}, ${isIn("excluded_zip_codes")},
    (l.deal_times @> ${now}::timestamptz)::int)`;
};

/** The places that a query found, in its order. @param found what `foundSelection` gave, joined by commas */
export async function placesFound(
  db: Db,
  found: string | null,
  { zipCode, now }: { zipCode: string | null; now: Date },
): Promise<BrowsePlace[]> {
  const listings = found ? found.split(",").map(readFound) : [];
  const cache = knownOf(db);
  await readMissing(db, cache, { listings, now });
  return listings.flatMap(({ id, isNamed, isExcluded, hasDeals }) => {
    const one = cache.get(id);
    if (!one) return [];
    const { row, place } = one;
    if (!isNamed && !isExcluded && row.busy_minutes === 0 && row.has_deals === hasDeals) return place;
    return browsePlace({ ...row, is_named: isNamed, is_excluded: isExcluded, has_deals: hasDeals }, zipCode, now);
  });
}

function readFound(text: string): FoundListing {
  const [id = "", version = "", isNamed, isExcluded, hasDeals] = text.split(" ");
  return { id, version, isNamed: isNamed === "1", isExcluded: isExcluded === "1", hasDeals: hasDeals === "1" };
}

async function readMissing(
  db: Db,
  cache: Map<string, KnownListing>,
  { listings, now }: { listings: readonly FoundListing[]; now: Date },
): Promise<void> {
  const missing = listings.filter(({ id, version }) => cache.get(id)?.version !== version).map(({ id }) => id);
  if (missing.length === 0) return;
  const { rows } = await sql<ListingRow & { version: string }>`
    select l.xmin::text as version, ${listingSelection(null, now)}
    from listings l where l.restaurant_id = any(${missing}::uuid[])`.execute(db);
  if (cache.size + rows.length > mostKnown) cache.clear();
  for (const { version, ...row } of rows) cache.set(row.id, { version, row, place: browsePlace(row, null, now) });
  // Gone between the two queries.
  const read = new Set(rows.map(({ id }) => id));
  for (const id of missing) if (!read.has(id)) cache.delete(id);
}

/** As it was answered before, unless it is another by now. */
function knownView(db: Db, id: string, now: Date): RestaurantWire | undefined {
  const view = knownOf(db).get(id)?.view;
  return view && Math.abs(now.getTime() - view.at) < viewedMs ? view.wire : undefined;
}

/** Keeps an answer that was read after the listing was; the next version of the listing ends it. */
function keepView(db: Db, wire: RestaurantWire, now: Date): void {
  const one = knownOf(db).get(wire.id);
  if (one) one.view = { at: now.getTime(), wire };
}
