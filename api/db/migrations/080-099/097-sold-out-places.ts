import { type Kysely, sql } from "kysely";

/**
 * [FIND-7] Until when everything on a place's menu is sold out: null while something is sold, infinity until somebody switches an item
 * on. As its page says it, so items that are not halal, which the menu hides, do not count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add column if not exists sold_out_until timestamptz`.execute(db);
  await sql`
    create or replace function menu_sold_out_until(restaurant uuid) returns timestamptz language sql stable as $$
      select case when bool_and(not is_available or unavailable_until is not null)
        then coalesce(min(unavailable_until) filter (where is_available), 'infinity') end
      from menu_items where restaurant_id = restaurant and ${isOnMenu}
    $$`.execute(db);
  await sql`
    create or replace function refresh_listed_menus(ids uuid[]) returns void language plpgsql as $$
    begin
      perform from listings where restaurant_id = any(ids) order by restaurant_id for update;
      update listings l set price_level = fresh.price_level, diets = fresh.diets, sold_out_until = fresh.sold_out_until
      from (
        select listed.restaurant_id,
          coalesce(array_agg(distinct diet) filter (where diet is not null), '{}') as diets,
          menu_price_level(listed.restaurant_id) as price_level,
          menu_sold_out_until(listed.restaurant_id) as sold_out_until
        from listings listed
        left join menu_items i
          on i.restaurant_id = listed.restaurant_id and i.deleted_at is null and i.is_available and i.diets <> '{}'
        left join lateral unnest(i.diets) diet on true
        where listed.restaurant_id = any(ids)
        group by listed.restaurant_id
      ) fresh
      where l.restaurant_id = fresh.restaurant_id
        and (l.price_level, l.diets, l.sold_out_until)
          is distinct from (fresh.price_level, fresh.diets, fresh.sold_out_until);
    end $$`.execute(db);
  await sql`
    create or replace function menu_items_listed_update() returns trigger language plpgsql as $$
    declare ids uuid[] := (
      select array_agg(distinct n.restaurant_id) from old_rows o join new_rows n using (id)
      where (${listed("o")}) is distinct from (${listed("n")}));
    begin
      if ids is not null then perform refresh_listed_menus(ids); end if;
      return null;
    end $$`.execute(db);
  // One pass over the items, rather than a look at each place's.
  await sql`
    select refresh_listed_menus(array_agg(restaurant_id)) from (
      select restaurant_id from menu_items where ${isOnMenu} group by restaurant_id
      having bool_and(not is_available or unavailable_until is not null)) sold_out`.execute(db);
}

const isOnMenu = sql.raw("deleted_at is null and halal is distinct from 'no' and not ('alcohol' = any(contains))");

/** What of an item its place's listing depends on. */
const listed = (row: string) =>
  sql.raw(
    "restaurant_id category price_cents item_type is_available unavailable_until diets halal contains deleted_at"
      .split(" ")
      .map((column) => `${row}.${column}`)
      .join(", "),
  );
