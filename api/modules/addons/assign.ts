import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { ownItems } from "@api/modules/menu-items/save";
import { ownAddon } from "./save";

interface Pair {
  itemId: string;
  addonId: string;
}

/** [HOST-25] Sells an item with an add-on of the same restaurant, last of its add-ons; twice is once. @throws ApiError not_found */
export async function assignAddon(trx: Db, actor: Actor, { itemId, addonId }: Pair): Promise<void> {
  const [[restaurantId], addon] = [await ownItems(trx, actor, [itemId]), await ownAddon(trx, actor, addonId)];
  if (addon.restaurant_id !== restaurantId) {
    throw new ApiError("forbidden", "An item can only have add-ons of its own restaurant.");
  }
  const last = await trx
    .selectFrom("menu_item_addons")
    .select((select) => select.fn.max("position").as("position"))
    .where("menu_item_id", "=", itemId)
    .executeTakeFirst();
  await trx
    .insertInto("menu_item_addons")
    .values({ menu_item_id: itemId, addon_id: addonId, position: (last?.position ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** [HOST-26] What is not assigned is removed already. @throws ApiError not_found */
export async function unassignAddon(trx: Db, actor: Actor, { itemId, addonId }: Pair): Promise<void> {
  await ownItems(trx, actor, [itemId]);
  await ownAddon(trx, actor, addonId);
  await trx.deleteFrom("menu_item_addons").where("menu_item_id", "=", itemId).where("addon_id", "=", addonId).execute();
}
