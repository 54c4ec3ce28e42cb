import { audit } from "@api/audit/note";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { ownItems } from "@api/modules/menu-items/save";
import { ownAddon } from "./save";

interface Pair {
  itemId: string;
  addonId: string;
}

/** Who does it, and when. */
interface By {
  actor: Actor;
  at: Date;
}

/** [HOST-25] Sells an item with an add-on of the same restaurant, last of its add-ons; twice is once. @throws ApiError not_found */
export async function assignAddon(trx: Db, by: By, { itemId, addonId }: Pair): Promise<void> {
  const [restaurantId] = await ownItems(trx, by.actor, [itemId]);
  const addon = await ownAddon(trx, by.actor, addonId);
  if (addon.restaurant_id !== restaurantId) {
    throw new ApiError("forbidden", "An item can only have add-ons of its own restaurant.");
  }
  const last = await trx
    .selectFrom("menu_item_addons")
    .select((select) => select.fn.max("position").as("position"))
    .where("menu_item_id", "=", itemId)
    .executeTakeFirst();
  const added = await trx
    .insertInto("menu_item_addons")
    .values({ menu_item_id: itemId, addon_id: addonId, position: (last?.position ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows) await note(trx, by, { itemId, addon, names: [null, addon.name] });
}

/** [HOST-26] What is not assigned is removed already. @throws ApiError not_found */
export async function unassignAddon(trx: Db, by: By, { itemId, addonId }: Pair): Promise<void> {
  await ownItems(trx, by.actor, [itemId]);
  const addon = await ownAddon(trx, by.actor, addonId);
  const gone = await trx
    .deleteFrom("menu_item_addons")
    .where("menu_item_id", "=", itemId)
    .where("addon_id", "=", addonId)
    .executeTakeFirst();
  if (gone.numDeletedRows) await note(trx, by, { itemId, addon, names: [addon.name, null] });
}

const note = (
  trx: Db,
  by: By,
  change: {
    itemId: string;
    addon: { restaurant_id: string };
    names: [before: string | null, after: string | null];
  },
) =>
  audit(trx, {
    ...by,
    action: change.names[0] === null ? "menu.addon-assigned" : "menu.addon-unassigned",
    subject: ["menu_item", change.itemId],
    restaurantId: change.addon.restaurant_id,
    changes: { add_on: change.names },
  });
