import { type RawBuilder, sql } from "kysely";
import { placeId } from "@api/db/demo/places";
import type { Db } from "@api/dependencies";
import type { GeneratedPlace } from "./generate-places";

/** An id that depends on the parts alone, like `demoId`. */
export const stableId = (...parts: readonly RawBuilder<unknown>[]): RawBuilder<string> =>
  sql`overlay(overlay(md5(concat_ws(':', ${sql.join(parts)})) placing '8' from 13) placing '8' from 17)::uuid`;

/** A number in [0, 1), the same for the same parts on every load. */
export const stableRandom = (...parts: readonly RawBuilder<unknown>[]): RawBuilder<number> =>
  sql`((hashtextextended(concat_ws(':', ${sql.join(parts)}), 0) & 1048575) / 1048576.0)`;

/** Puts a word before 16 % of the names, so that menus of the same kind differ. */
const variedName = sql`concat(case when i.item_type = 'food' then
  (array['House ', 'Classic ', 'Homestyle ', 'Chef''s '])[1 + floor(${stableRandom(sql`m.id`, sql`i.id`)} * 25)::int] end, i.name)`;

const itemId = stableId(sql`m.id`, sql`i.id`);

const maxDishes = 32;

/**
 * The menus of the places, in batches: each offers its menus with their add-ons, at its own prices. The hand-written
 * places exist already; triggers of read models are off.
 */
export async function insertGeneratedMenus(db: Db, places: readonly GeneratedPlace[]): Promise<void> {
  const rows = places.map((place) => ({
    id: placeId(place),
    menus: place.menus.map(placeId),
    factor: place.priceFactor,
  }));
  const generated = sql`
    generated as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as m (id uuid, menus uuid[], factor float8))`;
  const price = (column: string) =>
    sql`case when ${sql.ref(column)} > 0 then greatest(25, round(${sql.ref(column)} * factor / 25) * 25) end`;
  await sql`
    with ${generated}
    insert into modifier_groups (id, restaurant_id, name, minimum, maximum, position)
    select ${itemId}, m.id, i.name, i.minimum, i.maximum, i.position
    from generated m join modifier_groups i on i.restaurant_id = any(m.menus)`.execute(db);
  await sql`
    with ${generated}
    insert into addons (id, restaurant_id, group_id, name, description, price_cents, is_active)
    select ${itemId}, m.id, case when i.group_id is not null then ${stableId(sql`m.id`, sql`i.group_id`)} end, i.name, i.description,
      i.price_cents, i.is_active
    from generated m join addons i on i.restaurant_id = any(m.menus) and i.deleted_at is null`.execute(db);
  // One statement, because it knows which dish belongs to which place: a later join would slow down with the size of
  // the market.
  await sql`
    with ${generated}, dishes as materialized (
      select ${itemId} as own_id, m.id as place_id, m.factor, ${variedName} as own_name, ${stableRandom(sql`i.id`, sql`m.id`)} as availability, i.*
      from generated m cross join lateral (
        select named.*, row_number() over (order by menu, position, id) as place from (
          select distinct on (name) *, array_position(m.menus, restaurant_id) as menu from menu_items
          where restaurant_id = any(m.menus) and deleted_at is null order by name, menu
        ) named
      ) i where i.place <= ${maxDishes}
    ), items as (
      insert into menu_items (id, restaurant_id, name, description, category, caution, item_type, image, price_cents, large_price_cents,
        old_price_cents, is_available, tags, diets, position)
      select own_id, place_id, own_name, description, category, caution, item_type, image, ${price("price_cents")},
        ${price("large_price_cents")}, ${price("old_price_cents")}, availability > 0.03, tags, diets, place
      from dishes
    ), categories as (
      insert into menu_categories (restaurant_id, name, position)
      select place_id, category, row_number() over (partition by place_id order by min(place)) from dishes group by place_id, category
    )
    insert into menu_item_addons (menu_item_id, addon_id, position)
    select own_id, ${stableId(sql`place_id`, sql`link.addon_id`)}, link.position
    from dishes cross join lateral (select * from menu_item_addons where menu_item_id = dishes.id offset 0) link
      join addons a on a.id = link.addon_id and a.deleted_at is null`.execute(db);
}
