import { type Kysely, sql } from "kysely";

/**
 * Registrations under way and the documents of businesses: files live in the database, sealed, in pieces; drafts are found by
 * the hash of their secret and remember what came of them. Neither was in use before, so nothing is carried over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_files (
      id uuid primary key default gen_random_uuid(),
      content_type text not null,
      size_bytes integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table stored_file_pieces (
      file_id uuid not null references stored_files (id) on delete cascade,
      position integer not null,
      sealed bytea not null,
      primary key (file_id, position)
    )`.execute(db);
  // What is sealed cannot be packed smaller; trying takes time only.
  await sql`alter table stored_file_pieces alter column sealed set storage external`.execute(db);

  await sql`drop table uploads`.execute(db);
  await sql`drop table registration_drafts`.execute(db);
  // content is sealed; empty once submitted. restaurant_id: what came of it.
  await sql`
    create table registration_drafts (
      id uuid primary key default gen_random_uuid(),
      token_hash text not null unique,
      content text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      submitted_at timestamptz,
      restaurant_id uuid references restaurants (id) on delete set null
    )`.execute(db);
  await sql`create index registration_drafts_expiry_idx on registration_drafts (expires_at)`.execute(db);
  await sql`
    create table uploads (
      id uuid primary key default gen_random_uuid(),
      draft_id uuid not null references registration_drafts (id) on delete cascade,
      file_id uuid not null unique references stored_files (id) on delete cascade,
      kind text not null,
      file_name text not null,
      width integer,
      height integer,
      position bigint generated always as identity
    )`.execute(db);
  await sql`create index uploads_draft_idx on uploads (draft_id, position)`.execute(db);

  await sql`drop table restaurant_documents`.execute(db);
  await sql`
    create table restaurant_documents (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      file_id uuid not null unique references stored_files (id) on delete cascade,
      kind text not null check (kind in ('voided_check', 'menu_file', 'logo', 'additional_document')),
      file_name text not null,
      width integer,
      height integer,
      created_at timestamptz not null,
      position bigint generated always as identity
    )`.execute(db);
  await sql`create index restaurant_documents_idx on restaurant_documents (restaurant_id, position)`.execute(db);
  await sql`create index restaurants_registered_by_idx on restaurants (registered_by, created_at desc) where registered_by is not null`.execute(
    db,
  );
}
