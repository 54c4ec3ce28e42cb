import { type Kysely, sql } from "kysely";

/**
 * [HALAL-6, HALAL-13] What owners mark on a dish, null where it is not stated; and what was true of place and dishes when an order
 * was placed, which is written once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table menu_items
      add column halal text check (halal in ('yes', 'no')),
      add column meat text,
      add column slaughter text check (slaughter in ('place', 'hand', 'machine')),
      add column contains text[] not null default '{}'`.execute(db);
  await sql`alter table orders add column halal jsonb`.execute(db);
  await sql`alter table order_items add column halal jsonb`.execute(db);
}
