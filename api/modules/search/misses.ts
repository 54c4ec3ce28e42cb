import { sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import type { searchMissList } from "@domain/contract/browse";

/** So many are kept: the ones asked for last. */
const mostKept = 10_000;
const longestTerm = 80;

/** [FIND-18] Counts a text that found nothing, by its words and ZIP code; of nobody. */
export async function countMiss(db: Db, words: readonly string[], zipCode: string | null, now: Date): Promise<void> {
  const term = words.join(" ").slice(0, longestTerm);
  await sql`
    insert into search_misses (term, zip_code, count, last_at) values (${term}, ${zipCode ?? ""}, 1, ${now})
    on conflict (term, zip_code) do update set count = search_misses.count + 1, last_at = excluded.last_at`.execute(db);
  await sql`
    delete from search_misses where last_at < (
      select last_at from search_misses order by last_at desc offset ${mostKept} limit 1)`.execute(db);
}

type MissList = z.output<typeof searchMissList>["data"];

/** The most searched first. */
export async function listMisses(
  db: Db,
  { search, page = 1, per_page: perPage = 20 }: { search?: string; page?: number; per_page?: number },
): Promise<MissList> {
  const sought = search?.trim().toLowerCase();
  const matching = sought ? sql`where position(${sought} in term) > 0 or zip_code = ${sought}` : sql``;
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
