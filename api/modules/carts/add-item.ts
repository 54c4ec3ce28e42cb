import { sql } from "kysely";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { loadLines, problemAt, type WantedLine } from "@api/modules/quote/lines";
import { type AddToCartRequest, maximumQuantity } from "@domain/contract/ordering/cart";
import { isListedRow } from "../restaurants/visibility";

/**
 * Puts an item into the customer's cart of its restaurant and gives the cart's id; the same item with the same size and
 * add-ons is one line whose quantity adds up. Run it in a transaction.
 * @throws ApiError not_found (restaurant), restaurant_unavailable, item_unavailable, validation_failed (more than 99)
 */
export async function addItem(trx: Db, customerId: string, request: AddToCartRequest, now: Date): Promise<string> {
  await requireOrderable(trx, request.restaurantId);
  const [line] = await loadLines(trx, [wantedLine(request)], now);
  const problem = line ? problemAt(line, request.restaurantId) : null;
  if (!line) throw notFound("Item");
  if (problem) throw new ApiError("item_unavailable", problem);
  const cartId = await openCart(trx, customerId, request.restaurantId, now);
  await putLine(trx, cartId, line);
  return cartId;
}

/** The customer's cart of a restaurant, made when there is none. Its row stays locked until the transaction ends. */
export async function openCart(trx: Db, customerId: string, restaurantId: string, now: Date): Promise<string> {
  const cart = await trx
    .insertInto("carts")
    .values({ user_id: customerId, restaurant_id: restaurantId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "restaurant_id"]).doUpdateSet({ updated_at: now }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return cart.id;
}

/** Adds a line's quantity to the cart. @throws ApiError validation_failed when the line would hold more than 99 */
export async function putLine(trx: Db, cartId: string, line: WantedLine & { name: string }): Promise<void> {
  const addonIds = [...new Set(line.addonIds)].sort();
  const row = await trx
    .insertInto("cart_items")
    .values({
      cart_id: cartId,
      menu_item_id: line.menuItemId,
      quantity: line.quantity,
      size: line.size,
      addon_ids: addonIds,
      line_key: [line.menuItemId, line.size, ...addonIds].join(" "),
      // Lines put in by one transaction keep their order, also where the clock has not moved on: PGlite's counts milliseconds.
      created_at: sql`greatest(
        clock_timestamp(),
        (select max(created_at) + interval '1 microsecond' from cart_items where cart_id = ${cartId})
      )`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["cart_id", "line_key"])
        .doUpdateSet((update) => ({ quantity: update("cart_items.quantity", "+", line.quantity) }))
        .where("cart_items.quantity", "<=", maximumQuantity - line.quantity),
    )
    .returning("id")
    .executeTakeFirst();
  if (row) return;
  const message = `You can have at most ${maximumQuantity} of ${line.name} in your cart.`;
  throw new ApiError("validation_failed", message, { errors: { quantity: message } });
}

/** @throws ApiError not_found, restaurant_unavailable unless it is approved */
export async function requireOrderable(trx: Db, restaurantId: string): Promise<void> {
  const restaurant = isUuid(restaurantId)
    ? await trx
        .selectFrom("restaurants")
        .select(["name", "status", "deleted_at"])
        .where("id", "=", restaurantId)
        .executeTakeFirst()
    : undefined;
  if (!restaurant) throw notFound("Restaurant");
  if (!isListedRow(restaurant)) {
    throw new ApiError("restaurant_unavailable", `${restaurant.name} is not taking orders at the moment.`);
  }
}

const wantedLine = (request: AddToCartRequest): WantedLine => ({
  cartItemId: null,
  menuItemId: request.menuItemId,
  quantity: request.quantity,
  size: request.size ?? "regular",
  addonIds: [...new Set(request.addonIds)],
});
