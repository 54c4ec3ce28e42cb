import { type Kysely, sql } from "kysely";

/**
 * An order keeps until when it waits to be accepted: a changed setting changes nothing for orders that wait. Those that wait now
 * keep the end they have. Settings stay as they are in the table, where the version before still reads them; times out of 3 to
 * 60 minutes are read as the nearest of these (domain/orders/accept-deadline.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column if not exists accept_by timestamptz`.execute(db);
  await sql`
    update orders set accept_by = greatest(
      orders.created_at + make_interval(mins => restaurants.accept_within_minutes),
      orders.scheduled_for - make_interval(mins => restaurants.preparation_minutes))
    from restaurants
    where restaurants.id = orders.restaurant_id and orders.status = 'placed' and orders.source <> 'pos'`.execute(db);
  await sql`create index if not exists orders_accept_by_idx on orders (accept_by) where status = 'placed'`.execute(db);
}
