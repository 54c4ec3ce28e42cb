import { sql } from "kysely";
import type { PaymentStatus } from "@api/db/tables/orders";
import type { ApiDependencies } from "@api/dependencies";
import type { Payment } from "./payment";

/** How many are settled in one round. */
const batch = 50;
/** How many of them at once: a provider that is slow with one must not hold up all others. */
const width = 5;

/**
 * Payments that have stood in a status since `before` or longer, or any when left out. Those not looked at for the longest
 * come first, and each is marked as looked at: several processes share the work, and one that never ends well holds up none.
 */
export async function takeUnsettled(
  deps: Pick<ApiDependencies, "db" | "clock">,
  status: PaymentStatus,
  before?: Date,
): Promise<Payment[]> {
  let standing = deps.db.selectFrom("payments").select("id").where("status", "=", status);
  if (before) standing = standing.where("updated_at", "<", before);
  return deps.db
    .updateTable("payments")
    .set({ updated_at: deps.clock.now() })
    .where("id", "in", standing.orderBy("updated_at").limit(batch).forUpdate().skipLocked())
    .where("status", "=", status)
    .returningAll()
    .execute();
}

/** Settles each, a few at a time; `settle` tells what went wrong itself. Takes up no new ones once the signal is given. */
export async function each<Thing>(
  things: readonly Thing[],
  settle: (thing: Thing) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const left = [...things];
  const work = async () => {
    for (let next = left.shift(); next !== undefined && !signal?.aborted; next = left.shift()) await settle(next);
  };
  await Promise.all(Array.from({ length: Math.min(width, things.length) }, work));
}

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
