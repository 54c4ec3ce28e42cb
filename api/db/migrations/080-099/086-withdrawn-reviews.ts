import { type Kysely, sql } from "kysely";

/** [RUSH-21] When its author deleted a hidden review: the row stays without its words, so that its order is not reviewed anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column withdrawn_at timestamptz`.execute(db);
}
