import { type Kysely, sql } from "kysely";

/** What keeps the platform running: events, e-mails, webhooks, rate limits, settings, and the sandbox card provider's books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      sequence bigint generated always as identity primary key,
      type text not null,
      restaurant_id uuid,
      user_id uuid,
      subject_id text not null,
      payload jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index events_restaurant_idx on events (restaurant_id, sequence)`.execute(db);
  await sql`create index events_user_idx on events (user_id, sequence)`.execute(db);

  await sql`
    create table emails (
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      template text not null,
      subject text not null,
      body text not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      attempts integer not null default 0,
      last_error text
    )`.execute(db);
  await sql`create index emails_unsent_idx on emails (created_at) where sent_at is null`.execute(db);

  await sql`
    create table webhook_deliveries (
      id text primary key,
      received_at timestamptz not null default now(),
      body jsonb not null
    )`.execute(db);

  await sql`
    create table rate_limits (
      key text not null,
      window_start timestamptz not null,
      hits integer not null,
      primary key (key, window_start)
    )`.execute(db);

  await sql`
    create table restaurant_notification_settings (
      restaurant_id uuid primary key references restaurants (id) on delete cascade,
      settings jsonb not null
    )`.execute(db);

  await sql`create table platform_settings (name text primary key, value jsonb not null)`.execute(db);

  await sql`
    create table sandbox_records (
      kind text not null check (kind in ('token', 'charge', 'refund', 'checkout')),
      id text not null,
      idempotency_key text,
      body jsonb not null,
      created_at timestamptz not null default now(),
      primary key (kind, id)
    )`.execute(db);
  await sql`create unique index sandbox_idempotency_key on sandbox_records (kind, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
}
