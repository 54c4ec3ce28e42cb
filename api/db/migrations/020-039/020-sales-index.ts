import { type Kysely, sql } from "kysely";

/** A year's sales are summed up from this index alone; its condition is `isSale` of the sales report, worded as specified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists orders_sales_idx on orders (restaurant_id, created_at) include (id, total_cents)
    where status not in ('rejected', 'cancelled')`.execute(db);
}
