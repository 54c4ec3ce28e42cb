import { type Kysely, sql } from "kysely";

/**
 * [RUSH-3] Devices that are told by their browser's push service, and what they are still to be told. A device is a session's: it goes
 * with it, when somebody signs out, is taken off a team or deletes their account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_devices (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      token_hash text not null unique references access_tokens (token_hash) on delete cascade,
      name text not null,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index push_devices_user_idx on push_devices (user_id)`.execute(db);
  await sql`
    create table push_messages (
      id uuid primary key default gen_random_uuid(),
      device_id uuid not null references push_devices (id) on delete cascade,
      title text not null,
      body text not null,
      link text not null,
      next_attempt_at timestamptz not null,
      expires_at timestamptz not null,
      attempts integer not null default 0
    )`.execute(db);
  await sql`create index push_messages_due_idx on push_messages (next_attempt_at)`.execute(db);
  await sql`create index push_messages_device_idx on push_messages (device_id)`.execute(db);
}
