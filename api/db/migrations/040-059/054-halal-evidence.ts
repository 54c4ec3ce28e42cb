import { type Kysely, sql } from "kysely";

/**
 * [HALAL-1, HALAL-2, HALAL-3, HALAL-12] Evidence as data: what an owner declares, certificates with their states, certifiers,
 * suppliers, concerns, and a history to which lines are only added. No badge is stored: it is worked out from these and the day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certifiers (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      short_name text not null,
      country text not null,
      website text,
      lookup_url text,
      phone text,
      is_active boolean not null default true,
      version integer not null default 1,
      updated_at timestamptz not null,
      updated_by uuid references users (id) on delete set null
    )`.execute(db);
  await sql`create unique index certifiers_name_key on certifiers (lower(name))`.execute(db);

  // Null in an answer: not stated. `declared_at` is when it was last signed as it is; a change signs anew.
  await sql`
    create table halal_profiles (
      restaurant_id uuid primary key references restaurants (id) on delete cascade,
      level text check (level in ('everything', 'options', 'vegetarian_seafood')),
      slaughter text check (slaughter in ('hand', 'machine', 'both')),
      stunning text check (stunning in ('none', 'reversible', 'unknown')),
      alcohol text check (alcohol in ('none', 'served', 'cooking')),
      pork text check (pork in ('none', 'on_premises')),
      fryers text check (fryers in ('separate', 'shared')),
      signed_name text,
      declared_by uuid references users (id) on delete set null,
      declared_at timestamptz,
      reviewed_by uuid references users (id) on delete set null,
      reviewed_at timestamptz,
      /** For the poster. */
      code text unique,
      version integer not null default 1
    )`.execute(db);

  await sql`
    create table halal_suppliers (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      name text not null,
      town text,
      animals text[] not null,
      certifier text,
      added_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index halal_suppliers_restaurant_idx on halal_suppliers (restaurant_id, added_at)`.execute(db);

  // What the paper says never changes once it is decided; `typed` keeps what an administrator corrected before.
  await sql`
    create table halal_certificates (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      certifier_id uuid references certifiers (id),
      supplier_id uuid references halal_suppliers (id),
      certifier text not null,
      number text not null,
      scope text not null check (scope in ('outlet', 'supplier', 'product')),
      covers text,
      not_covered text,
      holder text not null,
      address text not null,
      issued_on date not null,
      expires_on date not null,
      file_id uuid not null references stored_files (id),
      file_name text not null,
      is_public boolean not null,
      state text not null default 'submitted' check (state in ('submitted', 'verified', 'refused', 'revoked')),
      sent_at timestamptz not null,
      sent_by uuid references users (id) on delete set null,
      question text,
      decided_at timestamptz,
      decided_by uuid references users (id) on delete set null,
      checked_by text[] not null default '{}',
      check_note text,
      reason text,
      typed jsonb not null default '{}',
      /** Days before the end of the last reminder: 60, 30, 14, 3; 0: the end itself was told. */
      reminded_at_days smallint,
      version integer not null default 1,
      check (issued_on <= expires_on),
      check (state <> 'verified' or (decided_by is not null and checked_by <> '{}'))
    )`.execute(db);
  await sql`create index halal_certificates_restaurant_idx on halal_certificates (restaurant_id, sent_at)`.execute(db);
  await sql`create index halal_certificates_certifier_idx on halal_certificates (certifier_id)`.execute(db);
  await sql`create index halal_certificates_file_idx on halal_certificates (file_id)`.execute(db);
  await sql`create index halal_certificates_waiting_idx on halal_certificates (sent_at) where state = 'submitted'`.execute(
    db,
  );
  await sql`create index halal_certificates_end_idx on halal_certificates (expires_on) where state = 'verified'`.execute(
    db,
  );
  await sql`
    create index halal_profiles_waiting_idx on halal_profiles (declared_at)
    where declared_at is not null and reviewed_at is null`.execute(db);

  await sql`
    create table halal_concerns (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      kind text not null,
      text text not null,
      email text,
      state text not null default 'open' check (state in ('open', 'answered', 'upheld', 'dismissed')),
      outcome text,
      reported_at timestamptz not null,
      answered_at timestamptz,
      answered_by uuid references users (id) on delete set null
    )`.execute(db);
  await sql`create index halal_concerns_restaurant_idx on halal_concerns (restaurant_id, reported_at)`.execute(db);
  await sql`create index halal_concerns_open_idx on halal_concerns (reported_at) where state = 'open'`.execute(db);

  await sql`
    create table halal_history (
      id bigint primary key generated always as identity,
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      what text not null,
      at timestamptz not null,
      note text,
      actor_id uuid references users (id) on delete set null,
      certificate_id uuid references halal_certificates (id) on delete cascade
    )`.execute(db);
  await sql`create index halal_history_restaurant_idx on halal_history (restaurant_id, at)`.execute(db);
  // Each change writes a line there, so this tells of all of them (migration 053).
  await sql`
    create trigger tell_catalogue after insert on halal_history
    for each row execute function tell_catalogue('restaurant_id')`.execute(db);
}
