import { sql } from "kysely";
import type { SearchEntriesTable } from "@api/db/tables/search";
import type { Db } from "@api/dependencies";
import { listActiveDeals } from "@api/modules/deals/list";
import { availableAt } from "@api/modules/menu-items/sellable";
import { findNextServingAt, loadServings } from "@api/modules/menus/service";
import type { BrowsePlace, EvaluatedPlace } from "@domain/browse/place";
import type { FoundDish } from "@domain/contract/browse";
import { dietNames } from "@domain/menu/diets";
import { sizePrices } from "@domain/menu/item-price";
import { bestDeal, type Deal } from "@domain/promotions/deals";
import { searchWords } from "@domain/search/normalise";
import type { Concept } from "@domain/search/reading";
import { matchesConcepts } from "./candidates";

/** The search entries of a place itself, one per part. */
export interface PlaceEntry {
  restaurant_id: string;
  kind: Exclude<SearchEntriesTable["kind"], "dish">;
  name: string;
  name_words: string[];
  category_words: string[];
  text_words: string[];
}

/** A candidate dish with the data it is sorted and filtered by. */
export interface DishEntry {
  kind: "dish";
  item_id: string;
  restaurant_id: string;
  name_words: string[];
  category_words: string[];
  text_words: string[];
  place_words: string[];
  is_available: boolean;
  category: string;
  price_cents: number;
  regular_price_cents: number | null;
  large_price_cents: number | null;
  diets: string[];
  /** The owner's halal marks. */
  halal: string | null;
  meat: string | null;
  slaughter: string | null;
  contains: string[];
}

/** The matching entries of places. */
export interface FoundEntries {
  places: PlaceEntry[];
  dishes: DishEntry[];
}

const own = [sql`e.name_words`, sql`e.category_words`, sql`e.text_words`];

interface EntriesQuery {
  concepts: readonly Concept[];
  some: boolean;
  /** The maximum number of dishes. */
  limit: number;
  /** Without the entries of the places themselves. */
  dishesOnly: boolean;
  /** Read menus as a whole: one word is in several dishes of each, which takes twice the pages if they are read one by one. */
  byMenu: boolean;
}

const isShown = sql`i.deleted_at is null and i.halal is distinct from 'no' and not ('alcohol' = any(i.contains))`;

/** The items of the entries `e`, menu by menu; compared by a hash, as the planner reads them one by one otherwise. */
const menuItems = sql`
  select i.* from (select distinct restaurant_id from e where item_id is not null) menu cross join lateral (
    select id, is_available, unavailable_until, category, price_cents, regular_price_cents, large_price_cents, diets, halal, meat,
      slaughter, contains
    from menu_items i
    where i.restaurant_id = menu.restaurant_id and ${isShown} and (i.id in (select item_id from e)) is true offset 0
  ) i`;

/**
 * The matching entries of these places, and their dishes, except those marked not halal [HALAL-6]; each matches something itself, a
 * dish the rest together with its place. One statement, as the entries of a place stand side by side; place by place, as a
 * small market was read from end to end, comparing each word.
 */
export async function listEntries(
  db: Db,
  places: readonly Pick<BrowsePlace, "id" | "name" | "cuisine">[],
  { concepts, some, limit, dishesOnly, byMenu }: EntriesQuery,
  now: Date,
): Promise<FoundEntries> {
  if (places.length === 0) return { places: [], dishes: [] };
  const words = new Map(places.map(({ id, name, cuisine }) => [id, searchWords(`${name} ${cuisine}`)]));
  const { rows } = await sql<PlaceEntry | Omit<DishEntry, "place_words">>`
    with s as materialized (
      select restaurant_id, string_to_array(own_words, ' ') as own_words
      from unnest(${[...words.keys()]}::uuid[], ${[...words.values()].map((own) => own.join(" "))}::text[]) s (restaurant_id, own_words)
    ), e as materialized (
      select e.*, s.own_words ${byMenu ? sql`, row_number() over () as at` : sql``} from s cross join lateral (
        select * from search_entries e
        where e.restaurant_id = s.restaurant_id and ${dishesOnly ? sql`e.kind = 'dish' and` : sql``}
          ${matchesConcepts(concepts, own, { some: true })} offset 0
      ) e
    )${byMenu ? sql`, i as materialized (${menuItems})` : sql``}
    select restaurant_id, kind, name, name_words, category_words, text_words, null::uuid as item_id, null::boolean as is_available,
      null as category, null::int as price_cents, null::int as regular_price_cents, null::int as large_price_cents, null::text[] as diets,
      null as halal, null as meat, null as slaughter, null::text[] as contains
    from e where kind <> 'dish'
    union all (
      select e.restaurant_id, e.kind, e.name, e.name_words, e.category_words, e.text_words, e.item_id,
        i.is_available and (i.unavailable_until is null or i.unavailable_until <= ${now}) as is_available,
        i.category, i.price_cents, i.regular_price_cents, i.large_price_cents, i.diets, i.halal, i.meat, i.slaughter, i.contains
      from e join ${byMenu ? sql`i on i.id = e.item_id` : sql`menu_items i on i.id = e.item_id and ${isShown}`}
      where true ${some || concepts.length === 1 ? sql`` : sql`and ${matchesConcepts(concepts, [...own, sql`e.own_words`])}`}
      ${byMenu ? sql`order by e.at` : sql``} limit ${limit}
    )`.execute(db);
  const found: FoundEntries = { places: [], dishes: [] };
  for (const row of rows) {
    // The row itself: copies of its many columns were a fifth of what a search allocated.
    if (row.kind === "dish") found.dishes.push(Object.assign(row, { place_words: words.get(row.restaurant_id) ?? [] }));
    else found.places.push(row);
  }
  return found;
}

/** The active deals of these places, by place. */
export type RunningDeals = ReadonlyMap<string, Deal[]>;

export const selectDealTexts = (db: Db, seen: readonly EvaluatedPlace[], now: Date): Promise<RunningDeals> =>
  listActiveDeals(db, [...new Set(seen.flatMap(({ place }) => (place.hasDeals ? place.id : [])))], now);

interface Priced {
  id: string;
  restaurant_id: string;
  category: string;
  price_cents: number;
  regular_price_cents: number | null;
  large_price_cents: number | null;
}

/** The current price of the regular size in cents, after the deal. */
export function priceNow(item: Priced, deals: RunningDeals, now: Date) {
  const { regular } = sizePrices({
    priceCents: item.price_cents,
    regularPriceCents: item.regular_price_cents,
    largePriceCents: item.large_price_cents,
  });
  const sold = { id: item.id, category: item.category, regularCents: regular };
  const deal = bestDeal(deals.get(item.restaurant_id) ?? [], sold, now);
  return { regular, price: regular - (deal?.unitDiscountCents ?? 0), deal: deal?.title ?? null };
}

/** The search results of these items, by id. What they need is read at once; `deals` may still be on their way. */
export async function dishViews(
  db: Db,
  items: readonly { id: string; restaurant_id: string }[],
  deals: RunningDeals | Promise<RunningDeals>,
  now: Date,
): Promise<Map<string, FoundDish>> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ id }) => id);
  const [rows, servings, running] = await Promise.all([
    db
      .selectFrom("menu_items")
      .selectAll()
      .select(availableAt(now).as("is_sold"))
      .where("id", "in", ids)
      .where("deleted_at", "is", null)
      .execute(),
    loadServings(
      db,
      items.map((item) => item.restaurant_id),
    ),
    deals,
  ]);
  return new Map(
    rows.map((row) => {
      const { regular, price, deal } = priceNow(row, running, now);
      const view: FoundDish = {
        id: row.id,
        restaurant_id: row.restaurant_id,
        name: row.name,
        description: row.description || null,
        category: row.category || null,
        image: row.image,
        price,
        old_price: deal ? regular : row.old_price_cents,
        deal,
        tags: row.tags,
        diets: dietNames.filter((diet) => row.diets.includes(diet)),
        is_available: row.is_sold,
        serving: findNextServingAt(servings.get(row.restaurant_id), row, now),
        item_type: row.item_type,
        halal: row.halal,
        meat: row.meat,
        slaughter: row.slaughter,
        contains: row.contains,
      };
      return [row.id, view];
    }),
  );
}
