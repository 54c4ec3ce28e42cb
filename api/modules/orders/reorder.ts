import { maximumQuantity } from "@domain/contract/cart";
import type { Size } from "@domain/item-price";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { openCart, putLine, requireOrderable } from "@api/modules/carts/add-item";
import { loadLines, problemAt } from "@api/modules/quote/lines";

/**
 * Puts the lines of a customer's own past order into the cart again, as far as they are still sold as they were; what the
 * cart already holds stays. Gives how many lines came back and the names of the others. Run it in a transaction.
 * @throws ApiError not_found, restaurant_unavailable
 */
export async function reorder(trx: Db, customerId: string, orderId: string, now: Date) {
  const order = await trx
    .selectFrom("orders")
    .select(["id", "restaurant_id"])
    .where("id", "=", orderId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!order) throw notFound("Order");
  await requireOrderable(trx, order.restaurant_id);
  const past = await trx
    .selectFrom("order_items")
    .select(["menu_item_id", "name", "quantity", "size", "addons"])
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const wanted = past.map((line) => ({
    cartItemId: null,
    menuItemId: line.menu_item_id ?? "",
    quantity: Math.min(line.quantity, maximumQuantity),
    size: sizeOf(line.size),
    addonIds: line.addons.map((addon) => addon.id),
  }));
  const lines = await loadLines(trx, wanted, now);
  const sold = lines.filter((line) => problemAt(line, order.restaurant_id) === null);
  const missing = lines.flatMap((line, index) => (sold.includes(line) ? [] : [past[index]?.name ?? line.name]));
  if (sold.length === 0) throw new ApiError("item_unavailable", "Nothing of this order is available right now.");
  const cartId = await openCart(trx, customerId, order.restaurant_id, now);
  for (const line of sold) await putLine(trx, cartId, line);
  return { added: sold.length, missing };
}

const sizeOf = (text: string): Size => (text === "large" ? "large" : "regular");
