import { type Kysely, sql } from "kysely";

/**
 * [RUSH-12] What a customer wants of what is sold out, and lines of orders that were left out or replaced. A replaced line hands its
 * pieces on to the line that stands for it, down to none; `paid_cents` is what of its money that line took over. `offer_cents` is
 * what deals took off a line, which before was noted with the payment alone. A refund's line of no
 * pieces is what a replacement is cheaper by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column if not exists if_sold_out text`.execute(db);
  await sql`
    alter table order_items
      add column if not exists left_out integer not null default 0,
      add column if not exists replaces uuid,
      add column if not exists paid_cents integer,
      add column if not exists paid_tax_cents integer,
      add column if not exists offer_cents integer,
      drop constraint if exists order_items_quantity_check,
      add constraint order_items_quantity_check check (quantity >= 0)`.execute(db);
  await sql`
    alter table refund_lines
      drop constraint if exists refund_lines_quantity_check,
      add constraint refund_lines_quantity_check check (quantity >= 0)`.execute(db);
  await sql`
    create table if not exists line_changes (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders (id) on delete cascade,
      line_id uuid not null,
      new_line_id uuid,
      name text not null,
      pieces integer not null check (pieces > 0),
      replacement jsonb,
      state text not null,
      needs_yes boolean not null default false,
      back_cents integer not null,
      request_key text,
      asked_by uuid references users (id) on delete set null,
      at timestamptz not null,
      answer_by timestamptz,
      answered_at timestamptz,
      answered_by text,
      unique (order_id, request_key)
    )`.execute(db);
  await sql`create index if not exists line_changes_open_idx on line_changes (answer_by) where state = 'asked'`.execute(
    db,
  );
}
