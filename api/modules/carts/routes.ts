import { createRoute } from "@hono/zod-openapi";
import { addToCartRequest, cartAnswer, cartList, changeCartItemRequest } from "@domain/contract/cart";
import type { ApiDependencies, Db } from "@api/dependencies";
import { answers, jsonBody, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { addItem } from "./add-item";
import { changeLine, clearCart } from "./change-cart";
import { type CartFilter, readCarts } from "./read-carts";

const cartOfCustomer = answers(cartAnswer, "The cart as it is now; null when there is none (any more)");

const routes = {
  list: createRoute({
    method: "get",
    path: "/cart/user",
    summary: "The customer's carts",
    responses: answers(cartList, "The last used first"),
  }),
  ofRestaurant: createRoute({
    method: "get",
    path: "/cart/restaurant/{id}",
    summary: "The customer's cart at a restaurant",
    request: { params: idParams },
    responses: cartOfCustomer,
  }),
  add: createRoute({
    method: "post",
    path: "/cart/items",
    summary: "Put an item into the cart of its restaurant",
    request: { body: jsonBody(addToCartRequest) },
    responses: cartOfCustomer,
  }),
  change: createRoute({
    method: "patch",
    path: "/cart/items/{id}",
    summary: "Change a line's quantity; 0 removes the line",
    request: { params: idParams, body: jsonBody(changeCartItemRequest) },
    responses: cartOfCustomer,
  }),
  remove: createRoute({
    method: "delete",
    path: "/cart/items/{id}",
    summary: "Remove a line",
    request: { params: idParams },
    responses: cartOfCustomer,
  }),
  clear: createRoute({
    method: "delete",
    path: "/cart/{id}",
    summary: "Empty a cart",
    request: { params: idParams },
    responses: cartOfCustomer,
  }),
};

/** [HOST-48…50, 60, 61] A customer's own carts, one a restaurant. */
export function cartsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    const carts = await readCarts(db, requireActor(c, "customer").id, {}, clock.now());
    return c.json({ data: { data: carts } }, 200);
  });

  router.openapi(routes.ofRestaurant, async (c) => {
    const { id: restaurantId } = c.req.valid("param");
    const customer = requireActor(c, "customer");
    return c.json(ok(await oneCart(db, customer.id, { restaurantId }, clock.now())), 200);
  });

  router.openapi(routes.add, async (c) => {
    const customer = requireActor(c, "customer");
    const now = clock.now();
    const cartId = await db.transaction().execute((trx) => addItem(trx, customer.id, c.req.valid("json"), now));
    return c.json(ok(await oneCart(db, customer.id, { cartId }, now), "Item added to cart successfully"), 200);
  });

  router.openapi(routes.change, async (c) => {
    const { quantity } = c.req.valid("json");
    const cart = await setQuantity(requireActor(c, "customer").id, c.req.valid("param").id, quantity);
    return c.json(ok(cart, quantity > 0 ? "Cart updated" : "Item removed from cart"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const cart = await setQuantity(requireActor(c, "customer").id, c.req.valid("param").id, 0);
    return c.json(ok(cart, "Item removed from cart"), 200);
  });

  router.openapi(routes.clear, async (c) => {
    await clearCart(db, requireActor(c, "customer").id, c.req.valid("param").id);
    return c.json(ok(null, "Cart cleared"), 200);
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
