import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRouter, routeOf, withData } from "@api/http/router";
import { readOrders } from "@api/modules/orders/read-orders";
import { booksOf } from "@api/modules/restaurants/books";
import { counterCalls } from "@domain/contract/calls/orders";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { payAtCounter, placeAtCounter, quoteAtCounter } from "./place";

/** [ROUTE-10] Orders taken by staff. */
export function counterOrdersModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(routeOf(counterCalls.quoteCounterOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    await booksOf(db, actor, restaurantId);
    const counter = { restaurantId, now: clock.now() };
    return c.json(withData((await quoteAtCounter(db, counter, c.req.valid("json"))).quote), 200);
  });

  router.openapi(routeOf(counterCalls.placeCounterOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    await booksOf(db, actor, restaurantId);
    const key = c.req.valid("header")[idempotencyHeader];
    const id = await placeAtCounter(dependencies, { restaurantId, actor, key }, c.req.valid("json"));
    return c.json(withData(await orderOf(id), "Order placed"), 200);
  });

  router.openapi(routeOf(counterCalls.payOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id } = c.req.valid("param");
    const order = await db.selectFrom("orders").select("restaurant_id").where("id", "=", id).executeTakeFirst();
    if (!order || !actor.restaurantIds.includes(order.restaurant_id)) throw notFound("Order");
    await payAtCounter(dependencies, id, c.req.valid("json").method);
    return c.json(withData(await orderOf(id), "Payment noted"), 200);
  });

  return router;

  async function orderOf(id: string) {
    const [order] = await readOrders(db, [id]);
    if (!order) throw notFound("Order");
    return order;
  }
}
