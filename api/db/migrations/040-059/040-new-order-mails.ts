import { type Kysely, sql } from "kysely";

/**
 * New orders are mailed to owners unless somebody chose otherwise. Settings that nobody ever saved follow the new standard by
 * themselves. Saved ones have "nobody" for new orders, whether it was chosen or only stood there when another box was ticked;
 * the audit log tells the two apart. Where it knows of no choice, it is turned on, since an order that nobody hears of costs more than a
 * mail too many, and the owners are told where to turn it off.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with changed as (
      update restaurants set mail_settings = jsonb_set(mail_settings, '{order_placed}', '["owner"]')
      where mail_settings is not null
        and coalesce(mail_settings -> 'order_placed', '[]'::jsonb) = '[]'::jsonb
        and not exists (
          select 1 from audit_log
          where audit_log.restaurant_id = restaurants.id
            and audit_log.action = 'restaurant.mail'
            and audit_log.changes ? 'order_placed')
      returning id),
    counted as (
      update restaurant_revisions set version = version + 1, updated_at = now(), updated_by = null
      where part = 'mail' and restaurant_id in (select id from changed))
    insert into notifications (user_id, kind, title, body, link)
    select user_id, 'settings.mail', 'New orders are mailed to you now',
      'An email comes with each new order. You can turn that off in the settings.', '/dashboard/settings/notifications'
    from restaurant_members
    where role = 'owner' and restaurant_id in (select id from changed)`.execute(db);
}
