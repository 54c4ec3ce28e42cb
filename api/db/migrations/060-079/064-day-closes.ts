import { type Kysely, sql } from "kysely";

/** [RUSH-14] Days that were closed, with their sums as they were then; each once. A correction is a line of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_closes (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      day text not null,
      closed_at timestamptz not null,
      closed_by uuid references users (id) on delete set null,
      closed_by_name text not null,
      books jsonb not null,
      opening_float_cents integer not null,
      cash_cents integer not null,
      other_cash_cents integer not null,
      -- All cash of the restaurant up to this count: the next one begins there.
      counted_cash_cents bigint not null,
      paid_out_cents integer not null,
      paid_out_for text,
      drawer jsonb not null,
      counted_cents integer not null,
      float_left_cents integer not null,
      reason text,
      unique (restaurant_id, day)
    )`.execute(db);
  await sql`create index day_closes_latest on day_closes (restaurant_id, closed_at desc)`.execute(db);
  await sql`
    create table day_close_corrections (
      id uuid primary key default gen_random_uuid(),
      day_close_id uuid not null references day_closes (id) on delete cascade,
      at timestamptz not null,
      by_user uuid references users (id) on delete set null,
      by_name text not null,
      amount_cents integer not null,
      note text not null
    )`.execute(db);
  await sql`create index day_close_corrections_of on day_close_corrections (day_close_id, at)`.execute(db);
}
