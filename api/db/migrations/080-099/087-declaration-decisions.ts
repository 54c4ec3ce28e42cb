import { type Kysely, sql } from "kysely";

/** [HALAL-8] What an administrator asks about a declaration, and why one was refused. A refused declaration is not signed any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table halal_profiles
      add column if not exists question text,
      add column if not exists refusal text,
      add column if not exists refused_at timestamptz,
      add column if not exists refused_by uuid references users (id) on delete set null`.execute(db);
}
