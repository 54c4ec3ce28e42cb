import { sql } from "kysely";
import type { SearchEntriesTable } from "@api/db/tables/search";
import type { Db } from "@api/dependencies";
import type { Concept } from "@domain/search/reading";
import { answersAll } from "./candidates";

/** What search has of a place itself: one row a part. */
export interface PlaceEntry {
  restaurant_id: string;
  kind: SearchEntriesTable["kind"];
  name: string;
  name_words: string[];
  category_words: string[];
  text_words: string[];
}

/** A dish that may answer, with what it is ordered and filtered by. */
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
  /** What its owner marks on it. */
  halal: string | null;
  meat: string | null;
  slaughter: string | null;
  contains: string[];
}

const own = [sql`e.name_words`, sql`e.category_words`, sql`e.text_words`];

/** Of these places what answers something. */
export async function placeEntries(
  db: Db,
  ids: readonly string[],
  concepts: readonly Concept[],
): Promise<PlaceEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlaceEntry>`
    select e.restaurant_id, e.kind, e.name, e.name_words, e.category_words, e.text_words from search_entries e
    where e.restaurant_id = any(${[...ids]}::uuid[]) and e.kind <> 'dish'
      and ${answersAll(concepts, own, { some: true })}`.execute(db);
  return rows;
}

/** Dishes of these places, without those that are not halal [HALAL-6]; each answers something itself, and the rest together with its place. */
export async function dishEntries(
  db: Db,
  ids: readonly string[],
  { concepts, some, limit, now }: { concepts: readonly Concept[]; some: boolean; limit: number; now: Date },
): Promise<DishEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DishEntry>`
    select e.item_id, e.restaurant_id, e.name_words, e.category_words, e.text_words, s.own_words as place_words,
      i.is_available and (i.unavailable_until is null or i.unavailable_until <= ${now}) as is_available,
      i.category, i.price_cents, i.regular_price_cents, i.large_price_cents, i.diets, i.halal, i.meat, i.slaughter, i.contains
    from search_entries e
      join search_places s using (restaurant_id)
      join menu_items i on i.id = e.item_id and i.deleted_at is null
        and i.halal is distinct from 'no' and not ('alcohol' = any(i.contains))
    where e.restaurant_id = any(${[...ids]}::uuid[]) and e.kind = 'dish'
      and ${answersAll(concepts, own, { some: true })}
      ${some || concepts.length === 1 ? sql`` : sql`and ${answersAll(concepts, [...own, sql`s.own_words`])}`}
    limit ${limit}`.execute(db);
  return rows;
}
