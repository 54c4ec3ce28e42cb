import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";

/** The number of months after this one that get their partitions early. */
const monthsAhead = 2;

/**
 * [DATA-10] Creates the missing partitions of orders and their history for this month and the next ones, and analyzes the
 * partitioned tables, as autovacuum analyzes only single partitions. A month whose tables are in use, or that another process is
 * just creating, is left for a later run: there are weeks for it.
 */
export async function createOrderPartitions({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  const now = clock.now();
  for (let month = 0; month <= monthsAhead; month += 1) {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month)).toISOString().slice(0, 10);
    await sql`
      select make_order_month(${day})
      from (select pg_try_advisory_xact_lock(hashtextextended('halalgo.order-partitions', 0)) as is_ours) as lock
      where is_ours`
      .execute(db)
      .catch(rethrowUnlessInUse);
  }
  const { rows } = await sql<{ name: string }>`
    select pg_class.relname as name from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where relkind = 'p' and coalesce(last_analyze, '-infinity') < now() - interval '1 day'`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}

function rethrowUnlessInUse(error: unknown): void {
  if (!(typeof error === "object" && error !== null && "code" in error && error.code === "55P03")) throw error;
}
