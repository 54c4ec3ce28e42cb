import { type Kysely, sql } from "kysely";

/** What administrators ask applicants for, and what applicants changed since they last sent their application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table restaurants
      add column application_sent_again_at timestamptz,
      add column application_changes text[] not null default '{}',
      add column application_sent_changes text[] not null default '{}'`.execute(db);
  await sql`
    create table application_requests (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      part text not null check (part in ('voided_check', 'menu_file', 'logo', 'additional_document', 'bank', 'answer')),
      text text not null,
      asked_by uuid references users (id) on delete set null,
      asked_at timestamptz not null default now(),
      answer text,
      answered_at timestamptz,
      position bigint generated always as identity
    )`.execute(db);
  await sql`create index if not exists application_requests_idx on application_requests (restaurant_id, position)`.execute(
    db,
  );
}
