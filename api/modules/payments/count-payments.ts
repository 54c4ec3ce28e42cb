import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";

const dayMs = 86_400_000;

/**
 * How many payments stand in which status: those of the last 24 hours, and with them whatever is older and not settled
 * (open, charging, charged, refunding). For monitoring; both halves are read from an index.
 */
export async function countPayments({
  db,
  clock,
}: Pick<ApiDependencies, "db" | "clock">): Promise<Map<string, number>> {
  const dayAgo = new Date(clock.now().getTime() - dayMs);
  const { rows } = await sql<{ status: string; payments: number }>`
    select status, count(*) as payments from (
      select status from payments where created_at >= ${dayAgo}
      union all
      select status from payments
      where created_at < ${dayAgo} and status in ('open', 'charging', 'charged', 'refunding')
    ) counted group by status`.execute(db);
  return new Map(rows.map(({ status, payments }) => [status, payments]));
}
