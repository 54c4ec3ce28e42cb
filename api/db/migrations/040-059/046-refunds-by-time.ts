import { type Kysely, sql } from "kysely";

/** Reports count a refund on the day it was given, whenever its order was: they find a period's by this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists refunds_created_idx on refunds (created_at)`.execute(db);
}
