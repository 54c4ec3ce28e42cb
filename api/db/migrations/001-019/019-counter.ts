import { type Kysely, sql } from "kysely";

/**
 * Orders taken at the counter: a key so that one press is one order, and payments that no card provider knows of. Messages
 * of a restaurant to those who marked it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column counter_key text unique`.execute(db);
  await sql`alter table payments add column at_counter boolean not null default false`.execute(db);
  // What was paid in cash was never a provider's to give back.
  await sql`update payments set at_counter = true where method = 'cash' and charge_id is null`.execute(db);
  await sql`
    create table announcements (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      author_id uuid references users (id) on delete set null,
      title text not null,
      body text not null,
      reached integer not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index announcements_restaurant_idx on announcements (restaurant_id, created_at desc)`.execute(db);
}
