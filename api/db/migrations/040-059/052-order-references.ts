import { type Kysely, sql } from "kysely";

/**
 * Looks through what refers to orders since they lie in months (051), while others go on reading and writing; and indexes for what
 * was read from end to end (api/plans.db.test.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["coupon_redemptions", "kitchen_voids", "payments", "refunds", "reviews"]) {
    await sql.raw(`alter table ${table} validate constraint ${table}_order_id_fkey`).execute(db);
  }
  for (const index of [
    // A person's own, for their copy and when they leave.
    "reviews_user_idx on reviews (user_id)",
    "addons_group_idx on addons (group_id) where deleted_at is null",
    "deals_created_idx on deals (created_at desc, id) where deleted_at is null",
    // What administrators look after: few of many. The index that 028 means was never made: another had its name.
    `payments_without_order_idx on payments (updated_at)
      where order_id is null and status in ('declined', 'charging', 'charged', 'refunding', 'refunded')`,
    "refunds_unsettled_idx on refunds (status, created_at) where status <> 'succeeded'",
  ]) {
    await sql`create index if not exists ${sql.raw(index)}`.execute(db);
  }
}
