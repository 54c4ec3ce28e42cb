import { type Kysely, sql } from "kysely";

/**
 * [LAND-5, CHK-9] What is left of a deleted account so that one-time benefits are given once: a keyed hash of its email address,
 * where it ordered and which coupons it used. `user_id` is the account that has confirmed the same address since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_customers (
      email_hash text primary key,
      restaurant_ids uuid[] not null,
      coupon_ids uuid[] not null,
      deleted_at timestamptz not null,
      user_id uuid references users (id) on delete set null
    )`.execute(db);
  await sql`create index former_customers_user_idx on former_customers (user_id) where user_id is not null`.execute(db);
  await sql`create index former_customers_deleted_idx on former_customers (deleted_at) where user_id is null`.execute(
    db,
  );
}
