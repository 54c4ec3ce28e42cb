import { type Kysely, sql } from "kysely";

/** Administrators look through the payments that came to nothing, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists payments_failed_idx on payments (updated_at)
    where order_id is null and status in ('declined', 'charging', 'charged', 'refunding', 'refunded')`.execute(db);
}
