import { type Kysely, sql } from "kysely";

/** Which day of its own calendar a restaurant was mailed the figures of last, so that each is mailed once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table restaurants add column summary_sent_for date`.execute(db);
}
