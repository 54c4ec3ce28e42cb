import { type Kysely, sql } from "kysely";

/** [HALAL-3, PRAYER-3] Logos of certifiers, whose pictures are nobody's place; and what an owner says of a dish in Ramadan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures alter column restaurant_id drop not null`.execute(db);
  await sql`alter table certifiers add column logo text`.execute(db);
  // Null: as its category is.
  await sql`
    alter table menu_items
      add column meals text check (meals in ('both', 'iftar', 'suhoor', 'none'))`.execute(db);
  // Pages kept for visitors name certifiers and show their logos (053).
  await sql`
    create trigger tell_catalogue after insert or update or delete on certifiers
    for each statement execute function tell_catalogue()`.execute(db);
}
