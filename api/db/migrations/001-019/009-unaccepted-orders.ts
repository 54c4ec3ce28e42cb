import { type Kysely, sql } from "kysely";

/**
 * An order that nobody accepts is cancelled and given back. Half an hour unless its restaurant says otherwise, up to a day;
 * ten minutes, the first default, no kitchen could have chosen itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table restaurants
      drop constraint restaurants_accept_within_minutes_check,
      alter column accept_within_minutes set default 30,
      add constraint restaurants_accept_within_minutes_check check (accept_within_minutes between 1 and 1440)`.execute(
    db,
  );
  await sql`update restaurants set accept_within_minutes = 30`.execute(db);
  await sql`create index orders_placed_idx on orders (created_at) where status = 'placed'`.execute(db);
}
