import { type Kysely, sql } from "kysely";

/**
 * [ADMIN-4] Whose restaurant was deleted before its team was dissolved with it becomes a customer, as it is since: with the role of
 * a restaurant nobody can order, or delete the account. The owner's row stays, as the record of whose it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set role = 'customer'
    where role in ('owner', 'manager', 'staff')
      and exists (select 1 from restaurant_members m where m.user_id = users.id)
      and not exists (
        select 1 from restaurant_members m join restaurants r on r.id = m.restaurant_id
        where m.user_id = users.id and r.deleted_at is null)`.execute(db);
  await sql`
    delete from restaurant_members m using restaurants r
    where r.id = m.restaurant_id and r.deleted_at is not null and m.role <> 'owner'`.execute(db);
}
