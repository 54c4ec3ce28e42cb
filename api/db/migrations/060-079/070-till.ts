import { type Kysely, sql } from "kysely";

/**
 * [RUSH-13] A note to a line, why the till took something off (what it took stands with the coupons' discount), and the cash that was
 * handed over. Dishes that come to an open order name the press that brought them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_items
    add column if not exists note text,
    add column if not exists added_key text`.execute(db);
  await sql`alter table orders
    add column if not exists discount_reason text,
    add column if not exists discount_note text`.execute(db);
  await sql`alter table payments add column if not exists tendered_cents integer`.execute(db);
}
