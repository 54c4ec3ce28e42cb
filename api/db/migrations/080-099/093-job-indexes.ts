import { type Kysely, sql } from "kysely";

/**
 * Two jobs read all restaurants to find few: the one that mails yesterday's figures every five minutes (half a second of 100,000), and
 * the one that counts orders each minute, once all were counted within the hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index if not exists restaurants_subscribed_idx on restaurants (id)
    where jsonb_array_length(coalesce(mail_settings -> 'daily_summary', '[]')) > 0`.execute(db);
  await sql`drop index if exists listings_counted_idx`.execute(db);
  await sql`create index listings_counted_idx on listings (coalesce(counted_at, '-infinity'))`.execute(db);
}
