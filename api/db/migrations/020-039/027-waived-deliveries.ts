import { type Kysely, sql } from "kysely";

/** What the platform pays a restaurant for deliveries that it promised free, summed up with its coupons from the few orders that have any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column platform_delivery_cents integer not null default 0 check (platform_delivery_cents >= 0)`.execute(
    db,
  );
  // Beside orders_platform_idx, which the version before this one reads.
  await sql`
    create index if not exists orders_platform_share_idx on orders (restaurant_id, created_at)
    include (id, platform_discount_cents, platform_delivery_cents)
    where platform_discount_cents + platform_delivery_cents > 0 and status not in ('rejected', 'cancelled')`.execute(
    db,
  );
}
