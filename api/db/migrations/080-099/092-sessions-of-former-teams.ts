import { type Kysely, sql } from "kysely";

/**
 * [ADMIN-4] Ends the sessions of those whom 091 made customers, as the app's sessions carry the former role. They are told apart by
 * what remains: an owner by the row as a member, others by the audit log, which says when they joined. Who has become a customer
 * of a deleted restaurant's team in another way logs in once more than needed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from access_tokens t using users u
    where u.id = t.user_id and u.role = 'customer' and (
      exists (
        select 1 from restaurant_members m join restaurants r on r.id = m.restaurant_id
        where m.user_id = u.id and r.deleted_at is not null)
      or exists (
        select 1 from audit_log a join restaurants r on r.id = a.restaurant_id
        where a.subject_type = 'user' and a.subject_id = u.id::text and a.action = 'team.joined'
          and r.deleted_at is not null))`.execute(db);
}
