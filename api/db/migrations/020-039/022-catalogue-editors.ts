import { type Kysely, sql } from "kysely";

/**
 * A picture may wait for the form that it was chosen in, until its time is over. Groups of add-ons and categories notice
 * two editors, as all other things of a menu do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column kept_until timestamptz`.execute(db);
  await sql`create index if not exists pictures_kept_idx on pictures (kept_until) where kept_until is not null`.execute(
    db,
  );
  for (const table of ["modifier_groups", "menu_categories"])
    await sql`
      alter table ${sql.table(table)}
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add column updated_by uuid references users (id) on delete set null`.execute(db);
}
