import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { BrowsePlace } from "@domain/browse/place";
import type { RestaurantWire } from "@domain/contract/restaurant";
import { browsePlace, type ListingRow, listingSelection } from "./browse-place";

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

/** By connection: another database has other rows. */
const known = new WeakMap<object, Map<string, KnownListing>>();

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
export function knownView(db: Db, id: string, now: Date): RestaurantWire | undefined {
  const view = knownOf(db).get(id)?.view;
  return view && Math.abs(now.getTime() - view.at) < viewedMs ? view.wire : undefined;
}

/** Keeps an answer that was read after the listing was; the next version of the listing ends it. */
export function keepView(db: Db, wire: RestaurantWire, now: Date): void {
  const one = knownOf(db).get(wire.id);
  if (one) one.view = { at: now.getTime(), wire };
}
