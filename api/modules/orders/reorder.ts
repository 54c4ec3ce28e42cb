import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { type Adding, openCart, putLine, requireOrderable } from "@api/modules/carts/change-cart";
import { findLineProblem, loadLines, type SellableLine } from "@api/modules/quote/lines";
import { findSaved, getSavedAt, type IdempotencyKey, noteSaved } from "@api/modules/resource/idempotency-key";
import { isListed } from "@api/modules/restaurants/visibility";
import { maximumQuantity } from "@domain/contract/ordering/cart";
import type { OrderedAgain, OrderWire } from "@domain/contract/ordering/order";
import { isNotHalal, parseItemMarks } from "@domain/halal/items";
import type { Size } from "@domain/menu/item-price";
import { isInProgress } from "@domain/orders/order-status";
import { getOrders } from "./get-orders";

type PastOrder = Pick<OrderWire, "id" | "items" | "changes"> & { restaurant: Pick<OrderWire["restaurant"], "id"> };

/** The lines of a past order that are still sold with the same choices. */
export interface ReorderableLines {
  lines: SellableLine[];
  result: OrderedAgain;
}

/** Looks these orders' lines up on today's menus, by order id. A constant number of queries, however many orders. */
async function soldAgain(db: Db, orders: readonly PastOrder[], now: Date): Promise<Map<string, ReorderableLines>> {
  const past = orders.flatMap((order) => order.items.map((item) => ({ order, item })));
  const wanted = past.map(({ item }) => ({
    cartItemId: null,
    menuItemId: item.menuItemId ?? "",
    quantity: Math.min(item.qty, maximumQuantity),
    size: toSize(item.size),
    addonIds: item.addons.flatMap((addon) => addon.id ?? []),
  }));
  const today = await loadLines(db, wanted, now);
  const found = new Map<string, ReorderableLines>(
    orders.map(({ id }) => [
      id,
      { lines: [], result: { added: 0, missing: [], problems: [], changed: [], notHalal: [] } },
    ]),
  );
  past.forEach(({ order, item }, index) => {
    const line = today[index];
    const { lines, result } = found.get(order.id) ?? {};
    if (!line || !lines || !result) return;
    const problem = findLineProblem(line, order.restaurant.id);
    if (problem !== null) {
      result.missing.push(item.name);
      result.problems?.push(problem);
      return;
    }
    // Hidden from menu and search, so one press does not put it into a cart either.
    if (line.item && isNotHalal(parseItemMarks(line.item))) {
      result.notHalal?.push(line.name);
      return;
    }
    lines.push(line);
    result.added += 1;
    const was = unitPaid(order, item);
    if (line.unitCents !== was) result.changed?.push({ name: line.name, was, now: line.unitCents });
  });
  return found;
}

/** In cents, before deals. A replacement takes over the price of what it replaces, and what it is cheaper was refunded. */
function unitPaid({ changes }: PastOrder, { lineId, unitPrice }: OrderWire["items"][number]): number {
  const change = changes?.find(({ newLineId }) => newLineId !== null && newLineId === lineId);
  return Math.min(unitPrice, change?.replacement?.unitPrice ?? unitPrice);
}

/** Adds to finished orders what ordering them again would contain; nothing if the restaurant is gone. */
export async function withReorderPreview(db: Db, orders: readonly OrderWire[], now: Date): Promise<OrderWire[]> {
  const over = orders.filter(({ status }) => !isInProgress(status));
  if (over.length === 0) return [...orders];
  const [sold, open] = await Promise.all([soldAgain(db, over, now), openRestaurants(db, over)]);
  return orders.map((order) => {
    const result = sold.get(order.id)?.result;
    if (!result) return order;
    const nothing = { added: 0, missing: order.items.map(({ name }) => name), problems: [], changed: [], notHalal: [] };
    return { ...order, again: open.has(order.restaurant.id) ? result : nothing };
  });
}

async function openRestaurants(db: Db, orders: readonly OrderWire[]): Promise<Set<string>> {
  const ids = [...new Set(orders.map(({ restaurant }) => restaurant.id))];
  const rows = await db.selectFrom("restaurants").select("id").where("id", "in", ids).where(isListed).execute();
  return new Set(rows.map(({ id }) => id));
}

const toSize = (text: string): Size => (text === "large" ? "large" : "regular");

/**
 * Adds the lines of a past order of the customer to the cart, as far as they are still sold with the same choices, at today's
 * prices; the cart keeps its other lines. Reports lines that are missing, priced differently or not halal [HALAL-6]. The same request again adds nothing
 * while the cart is as the first left it. Run it in a transaction.
 * @throws ApiError not_found, restaurant_unavailable, item_unavailable (none of it is sold)
 */
export async function reorder(trx: Db, { actor, key, now }: Adding, orderId: string): Promise<OrderedAgain> {
  const idempotencyKey = { actor, scope: ["reorder", orderId], key, now } as const;
  const saved = await findSaved(trx, idempotencyKey);
  const [order] = await getOrders(trx, [orderId]);
  if (!order || order.customer?.id !== actor.id) throw notFound("Order");
  await requireOrderable(trx, order.restaurant.id);
  const sold = (await soldAgain(trx, [order], now)).get(order.id);
  if (!sold || sold.lines.length === 0) {
    const names = sold?.result.missing.length === 0 ? (sold.result.notHalal ?? []) : [];
    throw new ApiError(
      "item_unavailable",
      names.length > 0
        ? `Marked not halal, so not ordered again: ${names.join(", ")}.`
        : "Nothing of this order is available right now.",
    );
  }
  if (saved !== null && (await isUntouched(trx, idempotencyKey, saved))) return sold.result;
  const cartId = await openCart(trx, actor.id, order.restaurant.id, now);
  for (const line of sold.lines) await putLine(trx, cartId, line);
  await noteSaved(trx, idempotencyKey, cartId);
  return sold.result;
}

/** Whether the cart was last changed by the request with this key. */
async function isUntouched(trx: Db, key: IdempotencyKey, cartId: string): Promise<boolean> {
  const cart = await trx.selectFrom("carts").select("updated_at").where("id", "=", cartId).executeTakeFirst();
  return cart !== undefined && cart.updated_at <= (await getSavedAt(trx, key));
}
