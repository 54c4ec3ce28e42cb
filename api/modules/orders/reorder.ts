import type { OrderedAgain } from "@domain/contract/order";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { openCart, putLine, requireOrderable } from "@api/modules/carts/add-item";
import { soldAgain } from "./ordered-again";
import { readOrders } from "./read-orders";

/**
 * Puts the lines of a customer's own past order into the cart again, as far as they are still sold as they were, at today's
 * prices; what the cart already holds stays. Tells what did not come back and what costs something else. Run it in a
 * transaction. @throws ApiError not_found, restaurant_unavailable, item_unavailable (nothing of it is sold)
 */
export async function reorder(trx: Db, customerId: string, orderId: string, now: Date): Promise<OrderedAgain> {
  const [order] = await readOrders(trx, [orderId]);
  if (!order || order.customer?.id !== customerId) throw notFound("Order");
  await requireOrderable(trx, order.restaurant.id);
  const sold = (await soldAgain(trx, [order], now)).get(order.id);
  if (!sold || sold.lines.length === 0) {
    throw new ApiError("item_unavailable", "Nothing of this order is available right now.");
  }
  const cartId = await openCart(trx, customerId, order.restaurant.id, now);
  for (const line of sold.lines) await putLine(trx, cartId, line);
  return sold.told;
}
