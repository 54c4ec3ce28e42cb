import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/counter";
import { idempotencyHeader } from "@domain/contract/payment";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { answers, jsonBody, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { readOrders } from "@api/modules/orders/read-orders";
import { booksOf } from "@api/modules/restaurants/books";
import { payAtCounter } from "./pay-later";
import { placeAtCounter, quoteAtCounter } from "./place";

const params = z.object({ id: z.string().max(64) });

const routes = {
  quote: createRoute({
    method: "post",
    path: "/restaurants/{id}/counter-orders/quote",
    summary: "What an order at the counter costs (extended; the restaurant's people)",
    request: { params, body: jsonBody(contract.counterQuoteRequest) },
    responses: answers(contract.counterQuoteAnswer, "The quote; `problems` has what cannot be sold"),
  }),
  place: createRoute({
    method: "post",
    path: "/restaurants/{id}/counter-orders",
    summary: "Take an order at the counter (extended; the restaurant's people)",
    request: {
      params,
      headers: z.object({ [idempotencyHeader]: z.string().min(8).max(200) }),
      body: jsonBody(contract.counterOrderRequest),
    },
    responses: answers(contract.counterOrderAnswer, "The order, the same however often the key is sent"),
  }),
  pay: createRoute({
    method: "post",
    path: "/orders/{id}/payments",
    summary: "Note that an order of the counter is paid now (extended; the restaurant's people)",
    request: { params: idParams, body: jsonBody(contract.payOrderRequest) },
    responses: answers(contract.counterOrderAnswer, "The order"),
  }),
};

/** [ROUTE-10] Orders taken by staff. */
export function counterOrdersModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(routes.quote, async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    await booksOf(db, actor, restaurantId);
    const counter = { restaurantId, now: clock.now() };
    return c.json(ok((await quoteAtCounter(db, counter, c.req.valid("json"))).quote), 200);
  });

  router.openapi(routes.place, async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    await booksOf(db, actor, restaurantId);
    const key = c.req.valid("header")[idempotencyHeader];
    const id = await placeAtCounter(dependencies, { restaurantId, actor, key }, c.req.valid("json"));
    return c.json(ok(await orderOf(id), "Order placed"), 200);
  });

  router.openapi(routes.pay, async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id } = c.req.valid("param");
    const order = await db.selectFrom("orders").select("restaurant_id").where("id", "=", id).executeTakeFirst();
    if (!order || !actor.restaurantIds.includes(order.restaurant_id)) throw notFound("Order");
    await payAtCounter(dependencies, id, c.req.valid("json").method);
    return c.json(ok(await orderOf(id), "Payment noted"), 200);
  });

  return router;

  async function orderOf(id: string) {
    const [order] = await readOrders(db, [id]);
    if (!order) throw notFound("Order");
    return order;
  }
}
