import { type Kysely, sql } from "kysely";

/** [RUSH-13] Orders of the counter that were put aside before they were placed, for a day at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table held_orders (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      hold_key text not null unique,
      name text not null,
      total_cents integer not null,
      request jsonb not null,
      held_by uuid references users (id) on delete set null,
      held_at timestamptz not null
    )`.execute(db);
  await sql`create index held_orders_restaurant_idx on held_orders (restaurant_id, held_at)`.execute(db);
  await sql`create index held_orders_held_at_idx on held_orders (held_at)`.execute(db);
  await sql`create index held_orders_held_by_idx on held_orders (held_by) where held_by is not null`.execute(db);
}
