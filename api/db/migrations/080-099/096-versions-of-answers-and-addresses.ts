import { type Kysely, sql } from "kysely";

/**
 * [RUSH-21, ADDR-8] Counts what a restaurant changes of its answer to a review, 0 before the first, and what a person changes of an
 * address, so that an older tab does not overwrite it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column answer_version integer not null default 0`.execute(db);
  await sql`update reviews set answer_version = 1 where answer is not null`.execute(db);
  await sql`
    alter table addresses
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now()`.execute(db);
}
