import { type Kysely, sql } from "kysely";

/** What administrators look after: owner records, the audit log, everyone's orders, coupons that the platform pays for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the owner record calls its person [ADMIN-19]: a word on paper, which gives nobody a right. Null: as the member's role.
  await sql`
    alter table restaurants add column owner_role text check (owner_role in ('owner', 'manager', 'admin'))`.execute(db);
  await sql`create index if not exists audit_log_at_idx on audit_log (at desc, id desc)`.execute(db);
  await sql`create index if not exists audit_log_actor_idx on audit_log (actor_id, at desc)`.execute(db);
  await sql`create index if not exists orders_created_idx on orders (created_at desc, number desc)`.execute(db);
  await sql`create index if not exists payments_failed_idx on payments (updated_at desc) where status in ('declined', 'refunding', 'refunded')`.execute(
    db,
  );
  await sql`create index if not exists refunds_failed_idx on refunds (created_at) where status = 'failed'`.execute(db);
  // What the platform bears of an order's coupon discount, so that it never lowers what the restaurant gets.
  await sql`
    alter table orders add column platform_discount_cents integer not null default 0
      check (platform_discount_cents between 0 and coupon_discount_cents)`.execute(db);
  await sql`
    update orders set platform_discount_cents = coupon_discount_cents from coupons
    where coupons.id = orders.coupon_id and coupons.restaurant_id is null and orders.coupon_discount_cents > 0`.execute(
    db,
  );
}
