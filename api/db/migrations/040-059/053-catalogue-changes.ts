import { type Kysely, sql } from "kysely";

/** What visitors see, and which column names the restaurant. */
const shown = {
  restaurants: "id",
  operating_hours: "restaurant_id",
  special_days: "restaurant_id",
  menu_categories: "restaurant_id",
  menu_items: "restaurant_id",
  modifier_groups: "restaurant_id",
  addons: "restaurant_id",
  coupons: "restaurant_id",
  deals: "restaurant_id",
  taxes: "restaurant_id",
  reviews: "restaurant_id",
};
/** Of which no row says whose it is, or that are everybody's. */
const shownOfAll = ["menu_item_addons", "deal_items", "platform_settings"];

/**
 * Tells listeners (channel `catalogue`) of each change to what visitors see, with the restaurant's id or nothing, whoever made it:
 * pages kept for visitors are drawn anew. Postgres tells the same of one transaction once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_catalogue() returns trigger language plpgsql as $$
    declare
      restaurant text := '';
    begin
      if tg_nargs > 0 then
        restaurant := coalesce(to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0], '');
      end if;
      perform pg_notify('catalogue', restaurant);
      return null;
    end $$`.execute(db);
  for (const [table, column] of Object.entries(shown)) {
    await sql`
      create trigger tell_catalogue after insert or update or delete on ${sql.table(table)}
      for each row execute function tell_catalogue(${sql.lit(column)})`.execute(db);
  }
  for (const table of shownOfAll) {
    await sql`
      create trigger tell_catalogue after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_catalogue()`.execute(db);
  }
}
