import { type Kysely, sql } from "kysely";

/** [FORM-5] What a request with an idempotency key saved, for minutes: the same request again finds it done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_keys (
      actor_id uuid not null references users (id) on delete cascade,
      key text not null,
      record_id uuid,
      sent_at timestamptz not null,
      primary key (actor_id, key)
    )`.execute(db);
  await sql`create index request_keys_sent_at_idx on request_keys (sent_at)`.execute(db);
}
