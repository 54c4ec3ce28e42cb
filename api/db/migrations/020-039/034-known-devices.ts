import { type Kysely, sql } from "kysely";

/** Devices on which people have logged in: they are let in while others guess. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists known_devices (
      token_hash text primary key,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index if not exists known_devices_user_idx on known_devices (user_id)`.execute(db);
  await sql`create index if not exists known_devices_expiry_idx on known_devices (expires_at)`.execute(db);
}
