import { sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import type { administeredListQuery, demandList } from "@domain/contract/browse";

/** [FIND-5] How many wait, and how many asked in all, by ZIP code; never who. Two queries side by side. */
export async function listDemand(
  db: Db,
  { page = 1, per_page: perPage = 20, search }: z.output<typeof administeredListQuery>,
): Promise<z.output<typeof demandList>["data"]> {
  const matching = sql`asked > 0 and starts_with(z.zip_code, ${search?.trim() ?? ""})`;
  const [rows, counted] = await Promise.all([
    sql<{ zip_code: string; waiting: number; asked: number; last_at: Date }>`
      select z.zip_code, coalesce(w.waiting, 0) as waiting, z.asked, z.last_at
      from demand_zip_codes z
      left join (select zip_code, count(*)::int as waiting from demand group by zip_code) w using (zip_code)
      where ${matching} order by waiting desc, z.asked desc, z.zip_code
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from demand_zip_codes z where ${matching}`.execute(db),
  ]);
  const data = rows.rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
  return { data, total: counted.rows[0]?.total ?? 0, page, per_page: perPage };
}
