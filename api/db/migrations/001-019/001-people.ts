import { type Kysely, sql } from "kysely";

/** Users, their tokens, restaurants' members and the customer's own things. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      password_hash text not null,
      first_name text not null,
      last_name text not null,
      phone text,
      role text not null check (role in ('customer', 'owner', 'manager', 'staff', 'agent', 'admin')),
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`create unique index users_email_key on users (lower(email)) where deleted_at is null`.execute(db);
  await sql`create index users_role_idx on users (role, created_at desc)`.execute(db);

  await sql`
    create table access_tokens (
      token_hash text primary key,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index access_tokens_user_idx on access_tokens (user_id)`.execute(db);
  await sql`create index access_tokens_expiry_idx on access_tokens (expires_at)`.execute(db);

  await sql`
    create table password_resets (
      token_hash text primary key,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);

  await sql`
    create table addresses (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      label text not null,
      contact_name text not null,
      contact_email text not null,
      contact_phone text not null,
      address text not null,
      city text not null,
      zipcode text not null,
      latitude double precision,
      longitude double precision,
      is_default boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index addresses_user_idx on addresses (user_id, created_at)`.execute(db);
  // At most one default address a customer, also under parallel saves.
  await sql`create unique index addresses_one_default on addresses (user_id) where is_default`.execute(db);

  await sql`
    create table newsletter_subscriptions (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      unsubscribe_token_hash text not null unique,
      created_at timestamptz not null default now(),
      unsubscribed_at timestamptz
    )`.execute(db);
  await sql`create unique index newsletter_email_key on newsletter_subscriptions (lower(email))`.execute(db);

  await sql`
    create table passes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      status text not null check (status in ('active', 'cancelled', 'lapsed')),
      price_cents integer not null check (price_cents >= 0),
      started_at timestamptz not null default now(),
      paid_until timestamptz not null,
      cancelled_at timestamptz
    )`.execute(db);
  await sql`create unique index passes_one_running on passes (user_id) where status <> 'lapsed'`.execute(db);

  await sql`
    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      title text not null,
      body text not null,
      link text,
      created_at timestamptz not null default now(),
      read_at timestamptz
    )`.execute(db);
  await sql`create index notifications_user_idx on notifications (user_id, created_at desc)`.execute(db);
  await sql`create index notifications_unread_idx on notifications (user_id) where read_at is null`.execute(db);
}
