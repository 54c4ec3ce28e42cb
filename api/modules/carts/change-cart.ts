import { sql } from "kysely";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { findLineProblem, loadLines, type WantedLine } from "@api/modules/quote/lines";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { isListedRow } from "@api/modules/restaurants/visibility";
import { type AddToCartRequest, maximumLines, maximumQuantity } from "@domain/contract/ordering/cart";

/**
 * Sets the quantity of a line in the customer's cart; 0 removes it, and the cart with its last line. Returns the cart's id. Run
 * it in a transaction.
 * @throws ApiError not_found, also for another customer's line
 */
export async function changeLine(
  trx: Db,
  customerId: string,
  lineId: string,
  quantity: number,
  now: Date,
): Promise<string> {
  const cart = await trx
    .updateTable("carts")
    .set({ updated_at: now })
    .where("user_id", "=", customerId)
    .where("id", "=", (pick) => pick.selectFrom("cart_items").select("cart_id").where("id", "=", lineId))
    .returning("id")
    .executeTakeFirst();
  if (!cart) throw notFound("Cart item");
  if (quantity > 0) await trx.updateTable("cart_items").set({ quantity }).where("id", "=", lineId).execute();
  else await trx.deleteFrom("cart_items").where("id", "=", lineId).execute();
  await dropIfEmpty(trx, cart.id);
  return cart.id;
}

/** Removes the customer's own cart with all its lines. @throws ApiError not_found */
export async function clearCart(db: Db, customerId: string, cartId: string): Promise<void> {
  const gone = await db
    .deleteFrom("carts")
    .where("id", "=", cartId)
    .where("user_id", "=", customerId)
    .returning("id")
    .executeTakeFirst();
  if (!gone) throw notFound("Cart");
}

/** Deletes the cart if it is empty. The caller has locked its row, so no line can be added meanwhile. */
async function dropIfEmpty(trx: Db, cartId: string): Promise<void> {
  await trx
    .deleteFrom("carts")
    .where("id", "=", cartId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cart_items")
            .select(sql`1`.as("one"))
            .where("cart_id", "=", cartId),
        ),
      ),
    )
    .execute();
}

/** A cart line that was ordered. */
export interface OrderedLine {
  cartItemId?: string | null;
  quantity: number;
}

/**
 * Removes ordered lines from their cart. Lines added meanwhile (from another tab, while the card was charged) move to a new cart,
 * since the old cart's id belongs to its payment. Run it in the order's transaction.
 */
export async function closeCart(trx: Db, cartId: string, ordered: readonly OrderedLine[]): Promise<void> {
  const cart = await trx.selectFrom("carts").selectAll().where("id", "=", cartId).forUpdate().executeTakeFirst();
  if (!cart) return;
  const taken = new Map(ordered.map((line) => [line.cartItemId, line.quantity]));
  const lines = await trx.selectFrom("cart_items").selectAll().where("cart_id", "=", cartId).execute();
  const left = lines
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(line.id) ?? 0) }))
    .filter((line) => line.quantity > 0);
  await trx.deleteFrom("carts").where("id", "=", cartId).execute();
  if (left.length === 0) return;
  const { id } = await trx
    .insertInto("carts")
    .values({ user_id: cart.user_id, restaurant_id: cart.restaurant_id, updated_at: cart.updated_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("cart_items")
    .values(left.map((line) => ({ ...line, cart_id: id })))
    .execute();
}

/** Who adds to their cart and when; `key`: the request's idempotency key. */
export interface Adding {
  actor: { id: string };
  key: string | undefined;
  now: Date;
}

/**
 * Adds an item to the customer's cart at its restaurant and returns the cart's id; the same item with the same size and add-ons
 * is one line whose quantity increases. The same request again adds nothing while that line is there. Run it in a transaction.
 * @throws ApiError not_found (restaurant), restaurant_unavailable, item_unavailable, validation_failed (more than 99, or than 100
 * lines)
 */
export async function addItem(trx: Db, { actor, key, now }: Adding, request: AddToCartRequest): Promise<string> {
  const idempotencyKey = { actor, scope: ["cart item", request.restaurantId], key, now } as const;
  const saved = await findSaved(trx, idempotencyKey);
  const added = saved === null ? undefined : await findLineCart(trx, actor.id, saved);
  // Where it was removed or ordered since, the same is wanted once more.
  if (added) return added.id;
  await requireOrderable(trx, request.restaurantId);
  const [line] = await loadLines(trx, [wantedLine(request)], now);
  const problem = line ? findLineProblem(line, request.restaurantId) : null;
  if (!line) throw notFound("Item");
  if (problem) throw new ApiError("item_unavailable", problem);
  const cartId = await openCart(trx, actor.id, request.restaurantId, now);
  await noteSaved(trx, idempotencyKey, await putLine(trx, cartId, line));
  return cartId;
}

const findLineCart = (trx: Db, customerId: string, lineId: string) =>
  trx
    .selectFrom("cart_items")
    .innerJoin("carts", "carts.id", "cart_items.cart_id")
    .select("carts.id")
    .where("cart_items.id", "=", lineId)
    .where("carts.user_id", "=", customerId)
    .executeTakeFirst();

/** The customer's cart at a restaurant, created if missing. Its row stays locked until the transaction ends. */
export async function openCart(trx: Db, customerId: string, restaurantId: string, now: Date): Promise<string> {
  const cart = await trx
    .insertInto("carts")
    .values({ user_id: customerId, restaurant_id: restaurantId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "restaurant_id"]).doUpdateSet({ updated_at: now }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return cart.id;
}

/**
 * Adds a line's quantity to the cart, whose row the caller has locked (openCart). Returns the line's id.
 * @throws ApiError validation_failed when the line would hold more than 99, or the cart more than 100 lines
 */
export async function putLine(trx: Db, cartId: string, line: WantedLine & { name: string }): Promise<string> {
  const addonIds = [...new Set(line.addonIds)].sort();
  const lineKey = [line.menuItemId, line.size, ...addonIds].join(" ");
  await assertRoomForLine(trx, cartId, lineKey);
  const row = await trx
    .insertInto("cart_items")
    .values({
      cart_id: cartId,
      menu_item_id: line.menuItemId,
      quantity: line.quantity,
      size: line.size,
      addon_ids: addonIds,
      line_key: lineKey,
      // Lines added in one transaction keep their order even if the clock has not advanced: PGlite's counts milliseconds.
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
  if (row) return row.id;
  const message = `You can have at most ${maximumQuantity} of ${line.name} in your cart.`;
  throw new ApiError("validation_failed", message, { errors: { quantity: message } });
}

/** A longer cart would be charged, and then refused as an order. */
async function assertRoomForLine(trx: Db, cartId: string, lineKey: string): Promise<void> {
  const { others } = await trx
    .selectFrom("cart_items")
    .select((pick) => pick.fn.countAll<number>().as("others"))
    .where("cart_id", "=", cartId)
    .where("line_key", "!=", lineKey)
    .executeTakeFirstOrThrow();
  if (Number(others) < maximumLines) return;
  const message = `A cart holds at most ${maximumLines} different dishes. Remove some, or order these first.`;
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
