import { type Kysely, sql } from "kysely";

/** Guests' uses of a coupon are counted by its orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists orders_coupon_idx on orders (coupon_id) where coupon_id is not null`.execute(db);
}
