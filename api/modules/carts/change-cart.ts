import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";

/**
 * Sets the quantity of a line of the customer's own cart; 0 removes it, and with its last line the cart. Gives the cart's id.
 * Run it in a transaction. @throws ApiError not_found, also for another customer's line
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

/** An empty cart is no cart. The caller has locked its row, so that no line can come in between. */
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

/** A line of a cart that an order has taken. */
export interface OrderedLine {
  cartItemId?: string | null;
  quantity: number;
}

/**
 * Takes ordered lines out of the cart they were paid from. What was put in since (from another tab, while the card was being
 * charged) stays, in a new cart: the old one's id belongs to its payment for good. Run it in the order's transaction.
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
