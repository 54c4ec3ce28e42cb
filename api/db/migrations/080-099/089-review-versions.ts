import { type Kysely, sql } from "kysely";

/** [RUSH-21] Counts what its author changes, so that an administrator decides on the words they have read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column version integer not null default 1`.execute(db);
}
