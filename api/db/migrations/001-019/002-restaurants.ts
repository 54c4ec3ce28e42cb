import { type Kysely, sql } from "kysely";

/** Restaurants, who works there, when they are open, and what administrators keep about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table restaurants (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      legal_name text,
      kind text not null default 'restaurant' check (kind in ('restaurant', 'shop')),
      status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
      rejection_reason text,
      phone text not null,
      email text,
      website text,
      description text,
      street_address text not null,
      city text not null,
      state text not null,
      zip_code text not null,
      latitude double precision,
      longitude double precision,
      time_zone text not null default 'America/New_York',
      category text not null,
      cuisine_type text not null,
      business_type text,
      logo text,
      banner_image text,
      menu_file text,
      voided_check text,
      sales_tax_id text,
      contact_person_name text,
      whatsapp_number text,
      relation_to_business text,
      bank_name text,
      routing_number text,
      account_number text,
      agree_to_terms boolean not null default false,
      delivery_options text[] not null default '{delivery,pickup}',
      preparation_minutes integer not null default 20 check (preparation_minutes between 0 and 240),
      busy_minutes integer not null default 0 check (busy_minutes between 0 and 120),
      paused_until timestamptz,
      accept_within_minutes integer not null default 10 check (accept_within_minutes between 1 and 120),
      delivery_fee_cents integer not null default 0 check (delivery_fee_cents >= 0),
      delivery_fee_rules jsonb,
      minimum_order_cents integer not null default 0 check (minimum_order_cents >= 0),
      average_rating numeric(3, 2) not null default 0,
      rating_count integer not null default 0,
      registered_by uuid references users (id) on delete set null,
      created_at timestamptz not null default now(),
      approved_at timestamptz,
      deleted_at timestamptz,
      position bigint generated always as identity
    )`.execute(db);
  // The public list: approved ones in the host's order, by rating, and by cuisine.
  await sql`create index restaurants_listed_idx on restaurants (position) where status = 'approved' and deleted_at is null`.execute(
    db,
  );
  await sql`create index restaurants_rating_idx on restaurants (average_rating desc, position) where status = 'approved' and deleted_at is null`.execute(
    db,
  );
  await sql`create index restaurants_cuisine_idx on restaurants (cuisine_type) where status = 'approved' and deleted_at is null`.execute(
    db,
  );
  await sql`create index restaurants_status_idx on restaurants (status, created_at) where deleted_at is null`.execute(
    db,
  );

  await sql`
    create table restaurant_members (
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('owner', 'manager', 'staff')),
      created_at timestamptz not null default now(),
      primary key (restaurant_id, user_id)
    )`.execute(db);
  await sql`create index restaurant_members_user_idx on restaurant_members (user_id)`.execute(db);

  await sql`
    create table team_invitations (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      email text not null,
      role text not null check (role in ('manager', 'staff')),
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      accepted_at timestamptz
    )`.execute(db);

  // day 0 is Monday; minutes count from the restaurant's local midnight; closes <= opens means after midnight.
  await sql`
    create table operating_hours (
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      day smallint not null check (day between 0 and 6),
      opens_minute smallint not null check (opens_minute between 0 and 1439),
      closes_minute smallint not null check (closes_minute between 0 and 1439),
      is_open boolean not null,
      primary key (restaurant_id, day)
    )`.execute(db);
  await sql`
    create table special_days (
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      date date not null,
      is_open boolean not null,
      opens_minute smallint,
      closes_minute smallint,
      note text,
      primary key (restaurant_id, date)
    )`.execute(db);

  await sql`
    create table restaurant_documents (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      kind text not null check (kind in ('voided_check', 'menu_file', 'logo', 'banner_image', 'additional')),
      file_name text not null,
      content_type text not null,
      size_bytes integer not null,
      storage_key text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index restaurant_documents_idx on restaurant_documents (restaurant_id)`.execute(db);

  await sql`
    create table restaurant_notes (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      author_id uuid references users (id) on delete set null,
      text text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index restaurant_notes_idx on restaurant_notes (restaurant_id, created_at desc)`.execute(db);

  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_id uuid references users (id) on delete set null,
      actor_role text,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      restaurant_id uuid references restaurants (id) on delete cascade,
      changes jsonb
    )`.execute(db);
  await sql`create index audit_log_subject_idx on audit_log (subject_type, subject_id, at desc)`.execute(db);
  await sql`create index audit_log_restaurant_idx on audit_log (restaurant_id, at desc)`.execute(db);

  await sql`
    create table registration_drafts (
      id uuid primary key default gen_random_uuid(),
      content text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      restaurant_id uuid references restaurants (id) on delete set null
    )`.execute(db);
  await sql`
    create table uploads (
      id uuid primary key default gen_random_uuid(),
      draft_id uuid references registration_drafts (id) on delete cascade,
      kind text not null,
      file_name text not null,
      content_type text not null,
      size_bytes integer not null,
      storage_key text not null,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table favourites (
      user_id uuid not null references users (id) on delete cascade,
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, restaurant_id)
    )`.execute(db);
  await sql`create index favourites_restaurant_idx on favourites (restaurant_id)`.execute(db);

  await sql`
    create table dining_tables (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      label text not null,
      seats smallint,
      code text not null unique,
      is_active boolean not null default true,
      unique (restaurant_id, label)
    )`.execute(db);
}
