import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { getOrders } from "@api/modules/orders/get-orders";
import { contentKey, findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { getReportScope } from "@api/modules/restaurants/report-scope";
import { counterCalls } from "@domain/contract/calls/counter-orders";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { addLines, counterReceiptEmail, payCounterOrder } from "./change";
import { deleteHeldOrder, getHeldOrder, holdOrder, listHeldOrders } from "./held";
import { placeCounterOrder, quoteCounterOrder } from "./place";

/** [ROUTE-10] Orders taken by staff. */
export function counterOrdersModule(dependencies: ApiDependencies) {
  const { db, clock, mailer } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(toRoute(counterCalls.quoteCounterOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    await getReportScope(db, actor, restaurantId);
    const counter = { restaurantId, now: clock.now() };
    return c.json(withData((await quoteCounterOrder(db, counter, c.req.valid("json"))).quote), 200);
  });

  router.openapi(toRoute(counterCalls.placeCounterOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    await getReportScope(db, actor, restaurantId);
    const key = c.req.valid("header")[idempotencyHeader];
    const id = await placeCounterOrder(dependencies, { restaurantId, actor, key }, c.req.valid("json"));
    return c.json(withData(await getCounterOrder(id), "Order placed"), 200);
  });

  router.openapi(toRoute(counterCalls.payOrder), async (c) => {
    const id = await ownOrder(requireActor(c, "owner", "manager", "staff"), c.req.valid("param").id);
    const key = c.req.valid("header")[idempotencyHeader];
    await payCounterOrder(dependencies, { orderId: id, key }, c.req.valid("json"));
    return c.json(withData(await getCounterOrder(id), "Payment noted"), 200);
  });

  router.openapi(toRoute(counterCalls.addLines), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const orderId = await ownOrder(actor, c.req.valid("param").id);
    const key = c.req.valid("header")[idempotencyHeader];
    await addLines(dependencies, { orderId, actor, key }, c.req.valid("json"));
    return c.json(withData(await getCounterOrder(orderId), "Dishes added"), 200);
  });

  router.openapi(toRoute(counterCalls.holdOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    await getReportScope(db, actor, restaurantId);
    const key = c.req.valid("header")[idempotencyHeader];
    const hold = { restaurantId, actor, key };
    return c.json(withData(await holdOrder(dependencies, hold, c.req.valid("json")), "Order on hold"), 200);
  });

  router.openapi(toRoute(counterCalls.listHeldOrders), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId } = c.req.valid("param");
    await getReportScope(db, actor, restaurantId);
    return c.json(withData({ data: await listHeldOrders(db, { restaurantId, now: clock.now() }) }), 200);
  });

  router.openapi(toRoute(counterCalls.getHeldOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId, held } = c.req.valid("param");
    await getReportScope(db, actor, restaurantId);
    return c.json(withData(await getHeldOrder(db, { restaurantId, now: clock.now() }, held)), 200);
  });

  router.openapi(toRoute(counterCalls.deleteHeldOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: restaurantId, held } = c.req.valid("param");
    await getReportScope(db, actor, restaurantId);
    return c.json(withData(await deleteHeldOrder(dependencies, restaurantId, held), "Deleted"), 200);
  });

  router.openapi(toRoute(counterCalls.mailReceipt), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const id = await ownOrder(actor, c.req.valid("param").id);
    const order = await getCounterOrder(id);
    // Customers of other orders have an account, and received their receipt.
    if (order.source !== "pos") throw new ApiError("conflict", "This order was not taken at the counter.");
    await limiter.take("receiptOrder", id);
    const mail = counterReceiptEmail(order, c.req.valid("json").email);
    // Charge step and counter ask for the same one in forms of their own.
    const sent = { actor, scope: ["receipt", id], key: contentKey(mail), now: clock.now() } as const;
    await db.transaction().execute(async (trx) => {
      if ((await findSaved(trx, sent)) !== null) return;
      await mailer.queue(trx, mail);
      await noteSaved(trx, sent, id);
    });
    return c.json(withMessage("The receipt is on its way"), 200);
  });

  return router;

  /** @throws ApiError not_found (also for people outside the restaurant) */
  async function ownOrder(actor: Actor, id: string): Promise<string> {
    const order = await db.selectFrom("orders").select("restaurant_id").where("id", "=", id).executeTakeFirst();
    if (!order || !actor.restaurantIds.includes(order.restaurant_id)) throw notFound("Order");
    return id;
  }

  async function getCounterOrder(id: string) {
    const [order] = await getOrders(db, [id]);
    if (!order) throw notFound("Order");
    return order;
  }
}
