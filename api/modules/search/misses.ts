import { sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import type { BrowseContext } from "@domain/browse/place";
import type { searchMissList } from "@domain/contract/browse";
import { closeness } from "@domain/search/closeness";
import { isSpelling, listSimilarFamilies } from "@domain/search/known-spellings";
import { markLabel } from "@domain/search/marks";
import { looksPersonal } from "@domain/search/personal";
import { listWordsInReach } from "./candidates";
import type { SimilarWords } from "./vocabulary";

const maxSuggestions = 3;
const maxTried = 12;

/** [FIND-13] Without results: up to three similar words that find something in reach, most similar first. */
export async function nearSpellings(
  db: Db,
  words: readonly string[],
  { situation, similar }: { situation: BrowseContext; similar: SimilarWords },
): Promise<string[]> {
  // Spelled as families have it, it is just not sold: "sugar free" is not "fire".
  if (isSpelling(words)) return [];
  const costs = new Map<string, number>();
  const offer = (word: string, cost: number | null) => {
    if (cost === null || words.includes(word)) return;
    costs.set(word, Math.min(cost, costs.get(word) ?? cost));
  };
  for (const { typed, word } of await similar(words)) offer(word, closeness(typed, word, { looser: true }));
  for (const typed of words) {
    for (const { family, cost } of listSimilarFamilies(typed, { looser: true })) {
      for (const spelling of family.same) if (spelling.length === 1) offer(spelling[0] ?? "", cost + 0.2);
    }
  }
  const nearest = [...costs].sort(([, one], [, other]) => one - other).map(([word]) => word);
  const tried = nearest.slice(0, maxTried);
  if (tried.length === 0) return [];
  const inReach = await listWordsInReach(db, situation, tried);
  return tried
    .filter((word) => inReach.has(word))
    .slice(0, maxSuggestions)
    .map(markLabel);
}

/** The number of misses kept, most recent first. */
const maxStoredMisses = 10_000;
const maxTermLength = 80;

/** [FIND-18] Counts a query without results, by its words and ZIP code, without personal data. */
export async function countMiss(db: Db, words: readonly string[], zipCode: string | null, now: Date): Promise<void> {
  const term = words.join(" ").slice(0, maxTermLength);
  await sql`
    insert into search_misses (term, zip_code, count, last_at) values (${term}, ${zipCode ?? ""}, 1, ${now})
    on conflict (term, zip_code) do update set count = search_misses.count + 1, last_at = excluded.last_at`.execute(db);
  await sql`
    delete from search_misses where last_at < (
      select last_at from search_misses order by last_at desc offset ${maxStoredMisses} limit 1)`.execute(db);
}

/** [FIND-18] Deletes what was stored before the present rule against personal data, or beside a version without it. */
export async function deletePersonalMisses(db: Db): Promise<void> {
  const rows = await db.selectFrom("search_misses").select("term").distinct().execute();
  const personal = rows.map(({ term }) => term).filter(looksPersonal);
  if (personal.length > 0) await db.deleteFrom("search_misses").where("term", "in", personal).execute();
}

type MissList = z.output<typeof searchMissList>["data"];

/** The most searched first. */
export async function listMisses(
  db: Db,
  { search, page = 1, per_page: perPage = 20 }: { search?: string; page?: number; per_page?: number },
): Promise<MissList> {
  const searchText = search?.trim().toLowerCase();
  const matching = searchText ? sql`where position(${searchText} in term) > 0 or zip_code = ${searchText}` : sql``;
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from search_misses ${matching}`.execute(db),
    sql<{ term: string; zip_code: string; count: number; last_at: Date }>`
      select * from search_misses ${matching} order by count desc, last_at desc, term, zip_code
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
  ]);
  return {
    data: rows.map((row) => ({
      term: row.term,
      zip_code: row.zip_code || null,
      count: row.count,
      last_at: new Date(row.last_at).toISOString(),
    })),
    total: counted[0]?.total ?? 0,
    page,
    per_page: perPage,
  };
}
