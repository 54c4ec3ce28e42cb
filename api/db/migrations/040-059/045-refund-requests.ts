import { type Kysely, sql } from "kysely";

/** A refund that a person confirms carries the key of the page that asked, so that a second press finds the first one's refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column request_key text`.execute(db);
  await sql`create unique index if not exists refunds_request_key_idx on refunds (payment_id, request_key)
    where request_key is not null`.execute(db);
}
