import { type Kysely, sql } from "kysely";

/** What the platform bears of sales is summed up from the few orders that have any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists orders_platform_idx on orders (restaurant_id, created_at) include (id, platform_discount_cents)
    where platform_discount_cents > 0 and status not in ('rejected', 'cancelled')`.execute(db);
}
