import { type Kysely, sql } from "kysely";

/** Orders are looked for by telephone number in any writing and by coupon (api/modules/orders/list-orders.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists orders_phone_digits_idx
    on orders (right(regexp_replace(customer_phone, '\\D', '', 'g'), 10)) where customer_phone is not null`.execute(db);
  await sql`create index if not exists orders_contact_digits_idx
    on orders (right(regexp_replace(delivery_address ->> 'contactPhone', '\\D', '', 'g'), 10))
    where delivery_address is not null`.execute(db);
  await sql`create index if not exists orders_coupon_code_idx on orders (coupon_code) where coupon_code is not null`.execute(
    db,
  );
}
