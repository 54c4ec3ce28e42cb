import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { listCategories } from "@api/modules/menu-categories/service";

interface Coverage {
  menuItemIds?: readonly string[];
  categories?: readonly string[];
}

/**
 * Passes what a deal may name: items and categories of its restaurant's menu, and categories it has named before.
 * @throws ApiError validation_failed naming the field; also for another restaurant's items
 */
export async function checkCoverage(trx: Db, restaurantId: string, wanted: Coverage, before: readonly string[] = []) {
  const ids = [...new Set(wanted.menuItemIds ?? [])];
  const own =
    ids.length === 0 || !ids.every(isUuid)
      ? []
      : await trx
          .selectFrom("menu_items")
          .select("id")
          .where("id", "in", ids)
          .where("restaurant_id", "=", restaurantId)
          .where("deleted_at", "is", null)
          .execute();
  if (own.length < ids.length) throw refused("menuItemIds", "Choose items of this menu");
  const unknown = (wanted.categories ?? []).filter((name) => !before.includes(name));
  if (unknown.length === 0) return;
  const menu = new Set((await listCategories(trx, restaurantId)).map(({ name }) => name));
  if (!unknown.every((name) => menu.has(name))) throw refused("categories", "Choose categories of this menu");
}

const refused = (field: string, message: string) =>
  new ApiError("validation_failed", message, { errors: { [field]: message } });

/** The items a deal names from now on. Runs on a transaction that holds the deal's row. */
export async function nameItems(trx: Db, dealId: string, menuItemIds: readonly string[] | undefined): Promise<void> {
  if (menuItemIds === undefined) return;
  await trx.deleteFrom("deal_items").where("deal_id", "=", dealId).execute();
  const rows = [...new Set(menuItemIds)].map((menu_item_id) => ({ deal_id: dealId, menu_item_id }));
  if (rows.length > 0) await trx.insertInto("deal_items").values(rows).execute();
}
