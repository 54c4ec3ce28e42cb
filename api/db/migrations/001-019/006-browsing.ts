import { type Kysely, sql } from "kysely";

/**
 * What the public list is searched and filtered by, kept beside each restaurant so that a list of thousands needs no look
 * into their menus: lower-case text, and the categories of the menu's items.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // By Unicode's rules, whatever the server's locale: "ÖZGÜR" is found by "özgür".
  await sql`
    alter table restaurants
      add column search_text text generated always as
        (lower(name collate "und-x-icu") || chr(10) || lower(cuisine_type collate "und-x-icu")) stored,
      add column menu_category_names text[] not null default '{}'`.execute(db);
  await sql`create index restaurants_menu_categories_idx on restaurants using gin (menu_category_names)`.execute(db);

  await sql`
    create function refresh_menu_category_names(restaurant_ids uuid[]) returns void language sql as $$
      update restaurants set menu_category_names = fresh.names
      from (
        select r.id, coalesce(array_agg(distinct i.category) filter (where i.category is not null), '{}') as names
        from restaurants r
        left join menu_items i on i.restaurant_id = r.id and i.deleted_at is null
        where r.id = any(restaurant_ids)
        group by r.id
      ) fresh
      where restaurants.id = fresh.id and restaurants.menu_category_names is distinct from fresh.names
    $$`.execute(db);
  await sql`
    create function menu_items_changed() returns trigger language plpgsql as $$
    begin
      perform refresh_menu_category_names((select array_agg(distinct restaurant_id) from changed));
      return null;
    end $$`.execute(db);
  for (const event of ["insert", "update", "delete"] as const) {
    const rows = event === "delete" ? "old" : "new";
    await sql`
      create trigger ${sql.raw(`menu_items_after_${event}`)} after ${sql.raw(event)} on menu_items
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function menu_items_changed()`.execute(db);
  }
}
