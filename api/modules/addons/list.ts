import type { AddonWire } from "@domain/contract/menu";
import type { Db } from "@api/dependencies";
import { groupOfAddon } from "@api/modules/menu-items/sellable";
import { addonView } from "./view";

const columns = [
  "addons.id",
  "addons.name",
  "addons.description",
  "addons.price_cents",
  "addons.is_active",
  "addons.image",
] as const;

/** An item's add-ons in their order. */
export async function addonsOfItem(
  db: Db,
  itemId: string,
  { onlyActive }: { onlyActive: boolean },
): Promise<AddonWire[]> {
  const rows = await db
    .selectFrom("menu_item_addons as link")
    .innerJoin("addons", "addons.id", "link.addon_id")
    .leftJoin("modifier_groups", "modifier_groups.id", "addons.group_id")
    .select(columns)
    .select(groupOfAddon.as("group"))
    .where("link.menu_item_id", "=", itemId)
    .where("addons.deleted_at", "is", null)
    .$if(onlyActive, (select) => select.where("addons.is_active", "=", true))
    .orderBy("link.position")
    .orderBy("addons.name")
    .execute();
  return rows.map(addonView);
}

/** All add-ons of these restaurants, active or not, by name. */
export async function listAddons(
  db: Db,
  restaurantIds: readonly string[],
  { page, perPage }: { page: number; perPage: number },
): Promise<{ data: AddonWire[]; total: number; page: number; per_page: number }> {
  if (restaurantIds.length === 0) return { data: [], total: 0, page, per_page: perPage };
  const own = db.selectFrom("addons").where("restaurant_id", "in", restaurantIds).where("deleted_at", "is", null);
  const rows = await own
    .select(columns)
    .orderBy("name")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const count = await own.select((select) => select.fn.countAll<number>().as("total")).executeTakeFirst();
  return { data: rows.map(addonView), total: count?.total ?? 0, page, per_page: perPage };
}
