import { type Kysely, sql } from "kysely";

/** Monitoring counts the payments of a day, whosever they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists payments_created_idx on payments (created_at)`.execute(db);
}
