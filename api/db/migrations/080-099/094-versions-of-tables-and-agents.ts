import { type Kysely, sql } from "kysely";

/** Dining tables and sales agents are edited by several people: who changed a row last, and its version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["dining_tables", "users"]) {
    await sql`
      alter table ${sql.table(table)}
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add column updated_by uuid references users (id) on delete set null`.execute(db);
  }
}
