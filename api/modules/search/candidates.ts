import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";
import { foundSelection, listFoundPlaces } from "@api/modules/browse/listed-places";
import { mayBeInReach, nearestInReach } from "@api/modules/browse/nearby";
import type { BrowseContext, BrowsePlace } from "@domain/browse/place";
import type { Concept, Reading } from "@domain/search/reading";

export interface Candidates {
  concepts: readonly Concept[];
  /** Matching one concept is enough. */
  some: boolean;
  /** The maximum number of places: the nearest, or without an address the best ranked. */
  limit: number;
  /** The limit when more are in reach than are examined, where nobody counts the results. */
  limitOfMany?: number;
  /** All matches are wanted, for paging or filtering, not only the first. */
  wantsAll?: boolean;
  /** Search a single menu. */
  restaurantId?: string;
}

/**
 * The number of places examined, nearest first or best ranked: common words find enough in the first step, others in the next.
 * Requests for all matches examine more.
 */
const looks = { first: [100, 300], all: [300], words: [100, 400] };

/** More than the first page shows. */
const enough = { first: 8, all: 24 };

/** The number examined if those were not enough; without an address, the number of places with the words. */
const maxExamined = 2000;
const maxSorted = 600;

interface CandidatesFound {
  places: BrowsePlace[];
  /** Whether the results are complete. */
  areAll: boolean;
}

/**
 * Places in reach whose words, including those of their dishes, match the query: one query by index, two in a dense city, three
 * for rare words.
 */
export async function candidatePlaces(db: Db, situation: BrowseContext, options: Candidates): Promise<CandidatesFound> {
  // Without an address the best ranked may not be the ones meant, so more are searched.
  const wanted = options.wantsAll || !situation.destination ? enough.all : enough.first;
  for (const [index, look] of (options.wantsAll ? looks.all : looks.first).entries()) {
    const limitOfMany = Math.min(options.limit, index > 0 ? enough.all : (options.limitOfMany ?? options.limit));
    const found = await candidatesAmong(db, situation, { ...options, limitOfMany }, look);
    if (found.areAll || found.places.length >= Math.min(wanted, limitOfMany)) return found;
  }
  return candidatesAmong(db, situation, options, situation.destination ? maxExamined : null);
}

/** @param look how many places are sorted before their words are examined; null: those with the words, unsorted */
async function candidatesAmong(
  db: Db,
  { destination, mode, withinMiles, now }: BrowseContext,
  { concepts, some, limit, limitOfMany = limit, restaurantId }: Candidates,
  look: number | null,
): Promise<CandidatesFound> {
  // For one restaurant its word set is examined; across all, the word index is used.
  const isAsked =
    look === null && concepts.length > 0
      ? matchesConcepts(concepts, [sql`s.words`], { some })
      : wordSetMatches(concepts, { some });
  const maxPlaces = look ?? maxSorted;
  // In order until there are enough: in a dense city most are never examined.
  const { rows } = await sql<{ read: number; found: string | null }>`
    with near as materialized (${nearSql()}), found as materialized (
      select near.* from (
        select * from near order by far, restaurant_id limit ${maxPlaces}
      ) near cross join lateral (
        select from search_places s where s.restaurant_id = near.restaurant_id and ${isAsked} offset 0
      ) s order by far, restaurant_id
      limit (select case when count(*) > ${maxPlaces} then ${limitOfMany}::int else ${limit}::int end from near)
    )
    select (select count(*)::int from near) as read, (
      select string_agg(${foundSelection}, ',' order by far, restaurant_id) as found from found) as found`.execute(db);
  const [row] = rows;
  const places = await listFoundPlaces(db, row?.found ?? null, now);
  return { places, areAll: places.length < limit && (row?.read ?? 0) <= maxPlaces };

  /** One more than the limit, to detect whether these are all. */
  function nearSql(): RawBuilder<unknown> {
    if (restaurantId)
      return sql`select restaurant_id, version, 0 as far from listings where restaurant_id = ${restaurantId}`;
    if (destination) return nearestInReach({ destination, mode, withinMiles, now }, maxPlaces + 1);
    const standing = sql`select restaurant_id, version, -l.standing as far from listings l`;
    const isOffered = mayBeInReach(null, mode, withinMiles);
    return look
      ? sql`${standing} where ${isOffered} order by l.standing desc, l.position limit ${maxPlaces + 1}`
      : sql`${standing} join search_places s using (restaurant_id) where ${isOffered} and ${isAsked} limit ${maxPlaces + 1}`;
  }
}

/**
 * Which of these words occur at a place in reach: at one of the nearest, or if none does, of the nearest that a list would show. Looking up all
 * places of the market with such a word read thousands of pages.
 */
export async function listWordsInReach(
  db: Db,
  { destination, mode, withinMiles, now }: BrowseContext,
  words: readonly string[],
): Promise<Set<string>> {
  if (destination === null) {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(${[...words]}::text[]) word where exists (
        select from search_places s join listings l using (restaurant_id)
        where s.words @> array[word] and ${mayBeInReach(null, mode, withinMiles)})`.execute(db);
    return new Set(rows.map(({ word }) => word));
  }
  for (const look of looks.words) {
    const near = nearestInReach({ destination, mode, withinMiles, now }, look);
    const { rows } = await sql<{ examined: number; found: string[] }>`
      with sets as materialized (select s.word_set from (${near}) near join search_places s using (restaurant_id))
      select (select count(*)::int from sets) as examined, array(
        select word from unnest(${[...words]}::text[], ${words.map(lexeme)}::text[]) tried (word, query)
        where exists (select from sets where word_set @@ query::tsquery)
      ) as found`.execute(db);
    const [{ examined, found } = { examined: 0, found: [] }] = rows;
    if (found.length > 0 || examined < look) return new Set(found);
  }
  return new Set();
}

/**
 * Condition on `search_places s`: as `matchesConcepts` on its words. A tsvector finds each of many spellings at once, while
 * comparing arrays took most of a search's time in a dense city. Without concepts every place does.
 */
function wordSetMatches(concepts: readonly Concept[], { some = false }): RawBuilder<SqlBool> {
  if (concepts.length === 0 && !some) return sql<SqlBool>`true`;
  const answerable = concepts.filter(({ readings }) => readings.length > 0);
  if (answerable.length === 0 || (!some && answerable.length < concepts.length)) return sql<SqlBool>`false`;
  const oneOf = (parts: readonly string[]) => `(${[...new Set(parts)].join("|")})`;
  const queries = answerable.map(({ readings }) =>
    oneOf(readings.map(({ words }) => `(${words.map((forms) => oneOf(forms.map(lexeme))).join("&")})`)),
  );
  return sql<SqlBool>`s.word_set @@ ${queries.join(some ? "|" : "&")}::tsquery`;
}

const lexeme = (word: string): string => `'${word.replaceAll(/['\\]/gu, String.raw`$&$&`)}'`;

/** Columns of word arrays. */
type Columns = readonly RawBuilder<unknown>[];

/** Checked per column: concatenating the arrays of each row is slower. */
const overlaps = (columns: Columns, forms: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    columns.map((column) => sql`${column} && ${[...forms]}::text[]`),
    sql` or `,
  )})`;

/**
 * Whether the columns together match a concept in one of its readings. Each word of a phrase is compared with each column of thousands of
 * rows, and planned: phrases that a shorter reading implies are left out ("chicken tikka" where "chicken" is enough).
 */
function answers({ readings }: Concept, columns: Columns): RawBuilder<SqlBool> {
  const singles = new Set(readings.flatMap(({ words }) => (words.length === 1 ? (words[0] ?? []) : [])));
  const phrases: Reading["words"][] = [];
  const byLength = readings
    .filter(({ words }) => words.length > 1)
    .sort((one, other) => one.words.length - other.words.length);
  for (const { words } of byLength) {
    const isImplied =
      words.some((forms) => forms.every((form) => singles.has(form))) ||
      phrases.some((shorter) =>
        shorter.every((wide) => words.some((narrow) => narrow.every((form) => wide.includes(form)))),
      );
    if (!isImplied) phrases.push(words);
  }
  const ways = [
    ...(singles.size > 0 ? [overlaps(columns, [...singles])] : []),
    ...phrases.map(
      (words) =>
        sql`(${sql.join(
          words.map((forms) => overlaps(columns, forms)),
          sql` and `,
        )})`,
    ),
  ];
  return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`false`;
}

/** SQL condition: they match every concept, or with `some` at least one. */
export function matchesConcepts(
  concepts: readonly Concept[],
  columns: Columns,
  { some = false } = {},
): RawBuilder<SqlBool> {
  const each = concepts.map((concept) => answers(concept, columns));
  return each.length > 0 ? sql<SqlBool>`(${sql.join(each, some ? sql` or ` : sql` and `)})` : sql<SqlBool>`false`;
}
