import { sql } from "kysely";
import type { SearchEntriesTable } from "@api/db/tables/search";
import type { Db } from "@api/dependencies";
import { listActiveDeals } from "@api/modules/deals/list";
import { availableAt } from "@api/modules/menu-items/sellable";
import { getServingAt, loadServings } from "@api/modules/menus/service";
import type { FoundDish } from "@domain/contract/browse";
import { dietNames } from "@domain/menu/diets";
import { sizePrices } from "@domain/menu/item-price";
import { bestDeal, type Deal } from "@domain/promotions/deals";
import type { Concept } from "@domain/search/reading";
import { matchesConcepts } from "./candidates";

/** The search entries of a place itself, one per part. */
export interface PlaceEntry {
  restaurant_id: string;
  kind: SearchEntriesTable["kind"];
  name: string;
  name_words: string[];
  category_words: string[];
  text_words: string[];
}

/** A candidate dish with the data it is sorted and filtered by. */
export interface DishEntry {
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

const own = [sql`e.name_words`, sql`e.category_words`, sql`e.text_words`];

/** The matching entries of these places. */
export async function placeEntries(
  db: Db,
  ids: readonly string[],
  concepts: readonly Concept[],
): Promise<PlaceEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlaceEntry>`
    select e.restaurant_id, e.kind, e.name, e.name_words, e.category_words, e.text_words from search_entries e
    where e.restaurant_id = any(${[...ids]}::uuid[]) and e.kind = any('{place,cuisine,category,halal}'::text[])
      and ${matchesConcepts(concepts, own, { some: true })}`.execute(db);
  return rows;
}

/**
 * Dishes of these places, except those marked not halal [HALAL-6]; each matches something itself, and the rest together with its
 * place.
 */
export async function dishEntries(
  db: Db,
  ids: readonly string[],
  { concepts, some, limit, now }: { concepts: readonly Concept[]; some: boolean; limit: number; now: Date },
): Promise<DishEntry[]> {
  if (ids.length === 0) return [];
  // The place's own words are read once per place, not per dish: without a join they come from its own table at once.
  const { rows } = await sql<DishEntry>`
    with s as materialized (
      select restaurant_id, own_words || '{}'::text[] as own_words from search_places where restaurant_id = any(${[...ids]}::uuid[])
    )
    select e.item_id, e.restaurant_id, e.name_words, e.category_words, e.text_words, s.own_words as place_words,
      i.is_available and (i.unavailable_until is null or i.unavailable_until <= ${now}) as is_available,
      i.category, i.price_cents, i.regular_price_cents, i.large_price_cents, i.diets, i.halal, i.meat, i.slaughter, i.contains
    from s join search_entries e using (restaurant_id)
      join menu_items i on i.id = e.item_id and i.deleted_at is null
        and i.halal is distinct from 'no' and not ('alcohol' = any(i.contains))
    where e.kind = 'dish' and ${matchesConcepts(concepts, own, { some: true })}
      ${some || concepts.length === 1 ? sql`` : sql`and ${matchesConcepts(concepts, [...own, sql`s.own_words`])}`}
    limit ${limit}`.execute(db);
  return rows;
}

/** The active deals of these places, by place. */
export type RunningDeals = ReadonlyMap<string, Deal[]>;

export const selectDealTexts = (
  db: Db,
  dishes: readonly Pick<DishEntry, "restaurant_id">[],
  now: Date,
): Promise<RunningDeals> => listActiveDeals(db, [...new Set(dishes.map(({ restaurant_id: id }) => id))], now);

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

/** The search results of these items, by id. */
export async function dishViews(
  db: Db,
  ids: readonly string[],
  deals: RunningDeals,
  now: Date,
): Promise<Map<string, FoundDish>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("menu_items")
    .selectAll()
    .select(availableAt(now).as("is_sold"))
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .execute();
  const servings = await loadServings(
    db,
    rows.map((row) => row.restaurant_id),
  );
  return new Map(
    rows.map((row) => {
      const { regular, price, deal } = priceNow(row, deals, now);
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
        serving: getServingAt(servings.get(row.restaurant_id), row, now),
        item_type: row.item_type,
      };
      return [row.id, view];
    }),
  );
}
