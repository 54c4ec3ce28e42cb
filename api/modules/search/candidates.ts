import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { BrowseContext, BrowsePlace } from "@domain/browse/place";
import type { Concept } from "@domain/search/reading";
import type { Db } from "../../dependencies";
import { foundSelection, listFoundPlaces } from "../browse/listed-places";
import { mayBeInReach, nearestInReach } from "../browse/nearby";

export interface Candidates {
  concepts: readonly Concept[];
  /** One concept is enough. */
  some: boolean;
  /** How many places at most: the nearest, without an address those of the best standing. */
  limit: number;
  /** The same where more are in reach than are looked at: nobody counts them then. */
  limitOfMany?: number;
  /** All that answers is wanted, page by page or filtered, not the first of it. */
  wantsAll?: boolean;
  /** One menu alone. */
  restaurantId?: string;
}

/**
 * So many places are looked at, the nearest, without an address those of the best standing: common words find enough among the first look's,
 * others among the next one's. Whoever asks for all there is has more looked at.
 */
const looks = { first: [100, 300], all: [300] };

/** More than the first page shows; a page of all of them. */
const enough = { first: 8, all: 24 };

/** So many are looked at where these did not do; without an address so many that have the words. */
const mostLooked = 2000;
const mostSorted = 600;

interface CandidatesFound {
  places: BrowsePlace[];
  /** Nothing was left out. */
  areAll: boolean;
}

/**
 * Places that may be in reach and whose words, those of their dishes among them, answer what was typed: one query by index, in the middle
 * of a city two and for what few have three.
 */
export async function candidatePlaces(db: Db, situation: BrowseContext, asked: Candidates): Promise<CandidatesFound> {
  // Those of the best standing anywhere may be anybody's: more of them are looked through for the one that was meant.
  const wanted = asked.wantsAll || !situation.destination ? enough.all : enough.first;
  for (const [index, look] of (asked.wantsAll ? looks.all : looks.first).entries()) {
    const limitOfMany = Math.min(asked.limit, index > 0 ? enough.all : (asked.limitOfMany ?? asked.limit));
    const found = await candidatesAmong(db, situation, { ...asked, limitOfMany }, look);
    if (found.areAll || found.places.length >= Math.min(wanted, limitOfMany)) return found;
  }
  return candidatesAmong(db, situation, asked, situation.destination ? mostLooked : null);
}

/** @param look how many places are put in order before their words are looked at; null: those that have the words, in no order */
async function candidatesAmong(
  db: Db,
  { destination, mode, withinMiles, now }: BrowseContext,
  { concepts, some, limit, limitOfMany = limit, restaurantId }: Candidates,
  look: number | null,
): Promise<CandidatesFound> {
  // Of one place its set is looked at; over all places the index of words finds them.
  const isAsked =
    look === null ? matchesConcepts(concepts, [sql`s.words`], { some }) : wordSetMatches(concepts, { some });
  const most = look ?? mostSorted;
  // One after the other in their order, until there are enough: in the middle of a city most of them are never looked at.
  const { rows } = await sql<{ read: number; found: string | null }>`
    with near as materialized (${nearSql()}), found as materialized (
      select near.* from (
        select * from near order by far, restaurant_id limit ${most}
      ) near cross join lateral (
        select from search_places s where s.restaurant_id = near.restaurant_id and ${isAsked} offset 0
      ) s order by far, restaurant_id
      limit (select case when count(*) > ${most} then ${limitOfMany}::int else ${limit}::int end from near)
    )
    select (select count(*)::int from near) as read, (
      select string_agg(${foundSelection}, ',' order by far, restaurant_id) as found from found) as found`.execute(db);
  const [row] = rows;
  const places = await listFoundPlaces(db, row?.found ?? null, now);
  return { places, areAll: places.length < limit && (row?.read ?? 0) <= most };

  /** One more than is looked at, which tells whether these are all. */
  function nearSql(): RawBuilder<unknown> {
    if (restaurantId)
      return sql`select restaurant_id, version, 0 as far from listings where restaurant_id = ${restaurantId}`;
    if (destination) return nearestInReach({ destination, mode, withinMiles, now }, most + 1);
    const standing = sql`select restaurant_id, version, -l.standing as far from listings l`;
    const isOffered = mayBeInReach(null, mode, withinMiles);
    return look
      ? sql`${standing} where ${isOffered} order by l.standing desc, l.position limit ${most + 1}`
      : sql`${standing} join search_places s using (restaurant_id) where ${isOffered} and ${isAsked} limit ${most + 1}`;
  }
}

/** Of these words those that something in reach has. */
export async function listWordsInReach(
  db: Db,
  { destination, mode, withinMiles }: BrowseContext,
  words: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) word where exists (
      select from search_places s join listings l using (restaurant_id)
      where s.words @> array[word] and ${mayBeInReach(destination, mode, withinMiles)})`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/**
 * Over `search_places s`: the same as `matchesConcepts` of its words. A set in order finds each of many spellings at once; two arrays compare
 * each word with each, which was most of what a search in the middle of a city took.
 */
function wordSetMatches(concepts: readonly Concept[], { some = false }): RawBuilder<SqlBool> {
  const answerable = concepts.filter(({ readings }) => readings.length > 0);
  if (answerable.length === 0 || (!some && answerable.length < concepts.length)) return sql<SqlBool>`false`;
  const oneOf = (parts: readonly string[]) => `(${[...new Set(parts)].join("|")})`;
  const asked = answerable.map(({ readings }) =>
    oneOf(readings.map(({ words }) => `(${words.map((forms) => oneOf(forms.map(lexeme))).join("&")})`)),
  );
  return sql<SqlBool>`s.word_set @@ ${asked.join(some ? "|" : "&")}::tsquery`;
}

const lexeme = (word: string): string => `'${word.replaceAll(/['\\]/gu, String.raw`$&$&`)}'`;

/** Columns that hold words. */
type Columns = readonly RawBuilder<unknown>[];

/** Column by column: to join the arrays of each row costs more than to look at each. */
const overlaps = (columns: Columns, forms: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    columns.map((column) => sql`${column} && ${[...forms]}::text[]`),
    sql` or `,
  )})`;

/** Whether the words of these columns together answer a concept in one of its readings. */
function answers({ readings }: Concept, columns: Columns): RawBuilder<SqlBool> {
  const singles = readings.flatMap(({ words }) => (words.length === 1 ? (words[0] ?? []) : []));
  const phrases = readings.filter(({ words }) => words.length > 1);
  const ways = [
    ...(singles.length > 0 ? [overlaps(columns, [...new Set(singles)])] : []),
    ...phrases.map(
      ({ words }) =>
        sql`(${sql.join(
          words.map((forms) => overlaps(columns, forms)),
          sql` and `,
        )})`,
    ),
  ];
  return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`false`;
}

/** Whether they answer every concept, or, for `some`, one of them. */
export function matchesConcepts(
  concepts: readonly Concept[],
  columns: Columns,
  { some = false } = {},
): RawBuilder<SqlBool> {
  const each = concepts.map((concept) => answers(concept, columns));
  return each.length > 0 ? sql<SqlBool>`(${sql.join(each, some ? sql` or ` : sql` and `)})` : sql<SqlBool>`false`;
}
