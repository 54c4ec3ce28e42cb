import { type Kysely, sql } from "kysely";

/** [RUSH-21] What a restaurant answers in public, and what it reports to the platform; a hidden review counts no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviews
      add column answer text,
      add column answered_at timestamptz,
      add column answered_by uuid references users (id) on delete set null,
      add column reported_at timestamptz,
      add column reported_by uuid references users (id) on delete set null,
      add column report_reason text,
      add column report_note text,
      add column decided_at timestamptz,
      add column decided_by uuid references users (id) on delete set null,
      add column hidden_at timestamptz`.execute(db);
  await sql`create index if not exists reviews_reported_idx on reviews (created_at) where reported_at is not null`.execute(
    db,
  );
}
