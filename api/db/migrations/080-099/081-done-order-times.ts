import { type Kysely, sql } from "kysely";

/** [KDS-5] The column's index, and its times for orders that may have been for these days: one can order 30 days ahead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders set done_at = (
      select coalesce(max(at) filter (where status = 'ready'), max(at) filter (where status = 'completed'))
      from order_status_changes where order_id = orders.id)
    where created_at > now() - interval '32 days' and status in ('ready', 'completed') and done_at is null`.execute(db);
  await sql`create index if not exists orders_done_idx on orders (restaurant_id, coalesce(done_at, created_at) desc)
    where status in ('ready', 'completed')`.execute(db);
}
