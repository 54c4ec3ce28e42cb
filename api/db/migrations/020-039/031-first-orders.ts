import { type Kysely, sql } from "kysely";

/**
 * Coupons for first orders only; those whose words promise that already are such from now on, as their owners cannot save them
 * otherwise any more. Payments under way are found by their customer, who may use what is given once for one of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons add column if not exists first_order_only boolean not null default false`.execute(db);
  await sql`update coupons set first_order_only = true
    where concat_ws(' ', name, description) ~* '\\m(first|1st)[ -]orders?\\M|\\mnew customers?\\M'`.execute(db);
  await sql`create index if not exists payments_under_way_idx on payments (customer_id)
    where status in ('charging', 'charged')`.execute(db);
}
