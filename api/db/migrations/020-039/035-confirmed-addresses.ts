import { type Kysely, sql } from "kysely";

/**
 * Since when an account's e-mail address is known to be its owner's. Accounts of before count as confirmed, and so does what the
 * version before makes meanwhile: hence the default.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column if not exists email_confirmed_at timestamptz default now()`.execute(db);
  await sql`
    create table if not exists email_confirmations (
      token_hash text primary key,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index if not exists email_confirmations_user_idx on email_confirmations (user_id)`.execute(db);
  await sql`create index if not exists email_confirmations_expiry_idx on email_confirmations (expires_at)`.execute(db);
}
