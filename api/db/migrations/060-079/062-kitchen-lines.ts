import { type Kysely, sql } from "kysely";

/**
 * Lines of a ticket are done one by one, with who did them and when. A kitchen has stations; categories and single items belong to
 * one, by its name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_items
      add column if not exists bumped_at timestamptz,
      add column if not exists bumped_by uuid references users (id) on delete set null`.execute(db);
  await sql`alter table restaurants add column if not exists stations text[] not null default '{}'`.execute(db);
  await sql`alter table menu_categories add column if not exists station text`.execute(db);
  await sql`alter table menu_items add column if not exists station text`.execute(db);
}
