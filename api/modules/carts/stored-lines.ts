import type { Db } from "@api/dependencies";
import type { WantedLine } from "@api/modules/quote/lines";

/** The lines of these carts, by cart, oldest line first. One query. */
export async function storedLines(db: Db, cartIds: readonly string[]): Promise<Map<string, WantedLine[]>> {
  const byCart = new Map<string, WantedLine[]>();
  if (cartIds.length === 0) return byCart;
  const rows = await db
    .selectFrom("cart_items")
    .select(["id", "cart_id", "menu_item_id", "quantity", "size", "addon_ids"])
    .where("cart_id", "in", cartIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const row of rows) {
    const line = {
      cartItemId: row.id,
      menuItemId: row.menu_item_id,
      quantity: row.quantity,
      size: row.size,
      addonIds: row.addon_ids,
    };
    byCart.set(row.cart_id, [...(byCart.get(row.cart_id) ?? []), line]);
  }
  return byCart;
}
