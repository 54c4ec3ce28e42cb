import { type Kysely, sql } from "kysely";

/** [RUSH-8] An add-on is sold out until it is switched on, or until a time, as items are; `is_active` hides it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table addons
      add column is_available boolean not null default true,
      add column unavailable_until timestamptz`.execute(db);
}
