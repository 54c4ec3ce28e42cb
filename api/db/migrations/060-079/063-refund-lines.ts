import { type Kysely, sql } from "kysely";

/**
 * [RUSH-11] What a refund is made of: pieces of lines, and its parts of tax, tip and fee, which are null for those that were given
 * before. Staff give back up to an amount of an order, 0 at first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_lines (
      refund_id uuid not null references refunds (id) on delete cascade,
      order_id uuid not null references orders (id) on delete cascade,
      order_item_id uuid not null,
      quantity integer not null check (quantity > 0),
      amount_cents integer not null,
      tax_cents integer not null,
      primary key (refund_id, order_item_id)
    )`.execute(db);
  await sql`create index refund_lines_order_idx on refund_lines (order_id)`.execute(db);
  await sql`
    alter table refunds
      add column tax_cents integer,
      add column tip_cents integer,
      add column delivery_cents integer,
      add column reason_kind text`.execute(db);
  await sql`alter table restaurants add column staff_refund_limit_cents integer not null default 0`.execute(db);
}
