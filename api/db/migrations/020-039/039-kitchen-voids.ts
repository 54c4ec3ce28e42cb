import { type Kysely, sql } from "kysely";

/**
 * Orders that were cancelled while the kitchen had their ticket, until somebody there has seen it: the ticket stays, crossed
 * out, on every display and after every load. Orders that were cancelled before have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists kitchen_voids (
      order_id uuid primary key references orders (id) on delete cascade,
      created_at timestamptz not null,
      acknowledged_at timestamptz,
      acknowledged_by uuid references users (id) on delete set null
    )`.execute(db);
  await sql`create index if not exists kitchen_voids_open_idx on kitchen_voids (order_id)
    where acknowledged_at is null`.execute(db);
}
