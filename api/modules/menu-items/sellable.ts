import { sql } from "kysely";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { listActiveDeals } from "@api/modules/deals/list";
import { getItemMenus, findNextServingAt, loadServings, type ServingNow } from "@api/modules/menus/service";
import { isAvailableAt } from "@domain/menu/availability";
import { sizePrices } from "@domain/menu/item-price";
import type { ModifierGroup } from "@domain/menu/modifier-groups";
import type { ServingMenu } from "@domain/menu/serving";
import { bestDeal, type ItemDeal } from "@domain/promotions/deals";

/** An item with everything its price depends on at one moment. Amounts in cents. */
export interface SellableItem {
  id: string;
  restaurantId: string;
  name: string;
  category: string;
  image: string | null;
  priceCents: number;
  /** Size prices before any deal. */
  regularCents: number;
  largeCents: number;
  /** Whether the item itself is available; callers check the restaurant's status. */
  isAvailable: boolean;
  /** [RUSH-18] The serving menu it waits for, or null when it is served at that moment. Independent of being sold out. */
  servingAt: (at: Date, now: Date) => ServingNow;
  /** Its serving menus; none: always served. */
  menus: readonly ServingMenu[];
  /** [PRAYER-3] Its own Ramadan menus; null: those of its category. */
  meals: string | null;
  /** The owner's halal marks (domain/halal/items). */
  halal: string | null;
  contains: string[];
  /** The active deal and its discount per unit; it applies neither to the large surcharge nor to add-ons. */
  deal: ItemDeal | null;
  /** The assigned active add-ons in order; some may be sold out. */
  addons: { id: string; name: string; priceCents: number; isAvailable: boolean; group: ModifierGroup | null }[];
}

/**
 * The items with these ids as sold at `now`, by id; unknown and deleted ones are missing. Five queries, whatever the number of
 * items. Runs on a transaction too.
 */
export async function loadSellableItems(db: Db, ids: readonly string[], now: Date): Promise<Map<string, SellableItem>> {
  const known = [...new Set(ids)].filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom("menu_items")
    .select([
      "id",
      "restaurant_id",
      "name",
      "category",
      "image",
      "price_cents",
      "regular_price_cents",
      "large_price_cents",
      "halal",
      "contains",
      "menus",
      "meals",
    ])
    .select(availableAt(now).as("is_available"))
    .where("id", "in", known)
    .where("deleted_at", "is", null)
    .execute();
  const places = [...new Set(rows.map((row) => row.restaurant_id))];
  const deals = await listActiveDeals(db, places, now);
  const servings = await loadServings(db, places);
  const itemIds = rows.map((row) => row.id);
  const addons = await listAddonsByItem(db, itemIds, now);
  return new Map(
    rows.map((row) => {
      const sizes = sizePrices({
        priceCents: row.price_cents,
        regularPriceCents: row.regular_price_cents,
        largePriceCents: row.large_price_cents,
      });
      const item = { id: row.id, category: row.category, regularCents: sizes.regular };
      const sellable: SellableItem = {
        ...item,
        restaurantId: row.restaurant_id,
        name: row.name,
        image: row.image,
        priceCents: row.price_cents,
        largeCents: sizes.large,
        isAvailable: row.is_available,
        servingAt: (at, menuId) => findNextServingAt(servings.get(row.restaurant_id), row, at, menuId),
        menus: getItemMenus(servings.get(row.restaurant_id), row),
        meals: row.meals,
        halal: row.halal,
        contains: row.contains,
        deal: bestDeal(deals.get(row.restaurant_id) ?? [], item, now),
        addons: addons.get(row.id) ?? [],
      };
      return [row.id, sellable];
    }),
  );
}

/** SQL condition: a menu_items row is available now. */
export const availableAt = (now: Date) =>
  sql<boolean>`(menu_items.is_available and (menu_items.unavailable_until is null or menu_items.unavailable_until <= ${now}))`;

/** The group of a row of `addons` joined with `modifier_groups`, as JSON. */
export const addonGroupJson = sql<ModifierGroup | null>`case when modifier_groups.id is null then null else
  json_build_object('id', modifier_groups.id, 'name', modifier_groups.name,
    'minimum', modifier_groups.minimum, 'maximum', modifier_groups.maximum) end`;

async function listAddonsByItem(
  db: Db,
  itemIds: readonly string[],
  now: Date,
): Promise<Map<string, SellableItem["addons"]>> {
  const byItem = new Map<string, SellableItem["addons"]>();
  if (itemIds.length === 0) return byItem;
  const rows = await db
    .selectFrom("menu_item_addons as link")
    .innerJoin("addons", "addons.id", "link.addon_id")
    .leftJoin("modifier_groups", "modifier_groups.id", "addons.group_id")
    .select(["link.menu_item_id", "addons.id", "addons.name", "addons.price_cents", addonGroupJson.as("group")])
    .select(["addons.is_available as isAvailable", "addons.unavailable_until as until"])
    .where("link.menu_item_id", "in", itemIds)
    .where("addons.is_active", "=", true)
    .where("addons.deleted_at", "is", null)
    .orderBy("link.position")
    .orderBy("addons.name")
    .execute();
  for (const row of rows) {
    const { id, name, price_cents: priceCents, group } = row;
    const addon = { id, name, priceCents, isAvailable: isAvailableAt(row, now), group };
    byItem.set(row.menu_item_id, [...(byItem.get(row.menu_item_id) ?? []), addon]);
  }
  return byItem;
}
