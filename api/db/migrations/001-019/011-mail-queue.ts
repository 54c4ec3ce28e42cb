import { type Kysely, sql } from "kysely";

/**
 * Mails become a queue: each has its two bodies, a time of its next try, and an end (sent, or given up). What was not sent
 * before is tried once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table emails
      add column html text not null default '',
      add column unsubscribe_url text,
      add column next_attempt_at timestamptz not null default now(),
      add column expires_at timestamptz,
      add column given_up_at timestamptz`.execute(db);
  await sql`drop index emails_unsent_idx`.execute(db);
  await sql`
    create index emails_due_idx on emails (next_attempt_at)
    where sent_at is null and given_up_at is null`.execute(db);
  await sql`create index emails_created_idx on emails (created_at)`.execute(db);
  await sql`create index emails_recipient_idx on emails (lower(recipient))`.execute(db);
}
