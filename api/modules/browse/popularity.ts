import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";

const batch = 500;
/** As many orders as popularity tells apart (domain/browse/ranking); what a place has beyond is not read. */
const mostCounted = 600;
const dayMs = 24 * 60 * 60 * 1000;
const countedFor = dayMs / 4;

/**
 * Counts the orders of the last 30 days anew, of those places whose count is the oldest; each within six hours. A batch a run, by index,
 * however many places there are. Safe in several processes at once.
 */
export async function refreshPopularity({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - 30 * dayMs);
  await sql`
    update listings l set counted_at = ${now}, recent_orders = (
      select count(*)::int from (
        select from orders o
        where o.restaurant_id = l.restaurant_id and o.created_at > ${since} and o.status not in ('rejected', 'cancelled')
        limit ${mostCounted}) counted)
    where l.restaurant_id = any(array(
      select due.restaurant_id from listings due
      where due.counted_at is null or due.counted_at < ${new Date(now.getTime() - countedFor)}
      order by due.counted_at nulls first limit ${batch} for update skip locked))`.execute(db);
}
