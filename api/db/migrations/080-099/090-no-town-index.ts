import { type Kysely, sql } from "kysely";

/** Only the list of all towns read it, which no page asks for any more; every change of a listing still wrote it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists listings_town_idx`.execute(db);
}
