import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";

/** So many months after this one have their partitions. */
const ahead = 2;

/**
 * [DATA-10] Makes the partitions of this month and the next ones of orders and their history, where they are missing, and counts
 * over all months what the planner goes by, which Postgres does by itself for each month only. A month whose tables are in use
 * is tried again with the next run: there are weeks for it.
 */
export async function keepOrderMonths({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  const now = clock.now();
  for (let month = 0; month <= ahead; month += 1) {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month)).toISOString().slice(0, 10);
    await sql`select make_order_month(${day})`.execute(db).catch(unlessInUse);
  }
  const { rows } = await sql<{ name: string }>`
    select pg_class.relname as name from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where relkind = 'p' and coalesce(last_analyze, '-infinity') < now() - interval '1 day'`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}

function unlessInUse(error: unknown): void {
  if (!(typeof error === "object" && error !== null && "code" in error && error.code === "55P03")) throw error;
}
