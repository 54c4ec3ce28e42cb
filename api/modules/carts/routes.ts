import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData } from "@api/http/router";
import { cartCalls } from "@domain/contract/calls/carts";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { addItem, changeLine, clearCart } from "./change-cart";
import { type CartFilter, readCarts } from "./read-carts";

/** [HOST-48…50, 60, 61] A customer's carts, one per restaurant. */
export function cartsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(cartCalls.listCarts), async (c) => {
    const carts = await readCarts(db, requireActor(c, "customer").id, {}, clock.now());
    return c.json(withData({ data: carts }), 200);
  });

  router.openapi(toRoute(cartCalls.findCart), async (c) => {
    const { id: restaurantId } = c.req.valid("param");
    const customer = requireActor(c, "customer");
    return c.json(withData(await oneCart(db, customer.id, { restaurantId }, clock.now())), 200);
  });

  router.openapi(toRoute(cartCalls.addCartItem), async (c) => {
    const customer = requireActor(c, "customer");
    const now = clock.now();
    const key = c.req.valid("header")[idempotencyHeader];
    const item = c.req.valid("json");
    const cartId = await db.transaction().execute((trx) => addItem(trx, { actor: customer, key, now }, item));
    return c.json(withData(await oneCart(db, customer.id, { cartId }, now), "Item added to cart successfully"), 200);
  });

  router.openapi(toRoute(cartCalls.updateCartItem), async (c) => {
    const { quantity } = c.req.valid("json");
    const cart = await setQuantity(requireActor(c, "customer").id, c.req.valid("param").id, quantity);
    return c.json(withData(cart, quantity > 0 ? "Cart updated" : "Item removed from cart"), 200);
  });

  router.openapi(toRoute(cartCalls.deleteCartItem), async (c) => {
    const cart = await setQuantity(requireActor(c, "customer").id, c.req.valid("param").id, 0);
    return c.json(withData(cart, "Item removed from cart"), 200);
  });

  router.openapi(toRoute(cartCalls.clearCart), async (c) => {
    await clearCart(db, requireActor(c, "customer").id, c.req.valid("param").id);
    return c.json(withData(null, "Cart cleared"), 200);
  });

  return router;

  async function setQuantity(customerId: string, lineId: string, quantity: number) {
    const now = clock.now();
    const cartId = await db.transaction().execute((trx) => changeLine(trx, customerId, lineId, quantity, now));
    return oneCart(db, customerId, { cartId }, now);
  }
}

async function oneCart(db: Db, customerId: string, filter: CartFilter, now: Date) {
  const [cart = null] = await readCarts(db, customerId, filter, now);
  return cart;
}
