import { audit } from "@api/audit/note";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import type { Actor } from "@api/http/environment";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { requestRefund } from "@api/modules/payments/refunds";
import { orderCalls } from "@domain/contract/calls/orders";
import type { OrderWire } from "@domain/contract/ordering/order";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { partIn } from "./access";
import { acknowledgeVoid, changeStatus } from "./change-status";
import { listOrders } from "./list-orders";
import { moveReadyTime } from "./move-ready-time";
import { orderName } from "./order-number";
import { reorder, withOrderedAgain } from "./ordered-again";
import { readOrders } from "./read-orders";
import { submitOrder } from "./submit-order";

/** [HOST-56, 63…66] */
export function ordersModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(routeOf(orderCalls.placeOrder), async (c) => {
    const customer = requireActor(c, "customer");
    const key = c.req.valid("header")[idempotencyHeader];
    const placed = await submitOrder(dependencies, customer.id, key, c.req.valid("json"));
    const order = { id: placed.id, orderId: orderName(placed.number), status: placed.status };
    return c.json(withData(order, "order placed successfully"), 200);
  });

  router.openapi(routeOf(orderCalls.listOrders), async (c) => {
    const actor = requireActor(c);
    const page = await listOrders(db, actor, c.req.valid("query"));
    return c.json({ success: true as const, data: { ...page, data: await forActor(actor, page.data) } }, 200);
  });

  router.openapi(routeOf(orderCalls.getOrder), async (c) =>
    c.json(withData(await ownOrder(requireActor(c), c.req.valid("param").id)), 200),
  );

  router.openapi(routeOf(orderCalls.updateOrderStatus), async (c) => {
    const actor = requireActor(c);
    const { id } = c.req.valid("param");
    const { status, reason, ready_in, gives_back } = c.req.valid("json");
    await changeStatus(dependencies, {
      orderId: id,
      to: status,
      reason: reason || null,
      readyInMinutes: ready_in ?? undefined,
      givesBackCents: gives_back ?? undefined,
      actor,
    });
    return c.json(withData(await ownOrder(actor, id), `Order ${status}`), 200);
  });

  router.openapi(routeOf(orderCalls.acknowledgeVoid), async (c) => {
    const actor = requireActor(c);
    const { id } = c.req.valid("param");
    await acknowledgeVoid(dependencies, id, actor);
    return c.json(withData(await ownOrder(actor, id), "Seen"), 200);
  });

  router.openapi(routeOf(orderCalls.moveReadyTime), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id } = c.req.valid("param");
    await moveReadyTime(dependencies, { orderId: id, minutes: c.req.valid("json").ready_in, actor });
    return c.json(withData(await ownOrder(actor, id), "The ready time is changed"), 200);
  });

  router.openapi(routeOf(orderCalls.refundOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "admin");
    const { id: orderId } = c.req.valid("param");
    const { reason, amount, borne_by: borneBy, left: seenLeftCents } = c.req.valid("json");
    const order = await ownOrder(actor, orderId);
    if (borneBy === "platform" && actor.role !== "admin")
      throw new ApiError("forbidden", "Only an administrator can let the platform bear a refund.");
    const refund = await db.transaction().execute(async (trx) => {
      const key = c.req.valid("header")[idempotencyHeader];
      const asked = { reason, amountCents: amount ?? ("whole" as const), borneBy, seenLeftCents, key };
      const given = await requestRefund(trx, { orderId, actorId: actor.id, ...asked });
      if (given.isRepeated) return given;
      const changes = { amount_cents: [null, given.amountCents], reason, borne_by: [null, borneBy ?? "restaurant"] };
      const subject = ["order", orderId] as const;
      const line = { actor, at: clock.now(), action: "order.refunded", subject, restaurantId: order.restaurant.id };
      await audit(trx, { ...line, changes });
      return given;
    });
    const { id, amountCents, at, status } = refund;
    return c.json(withData({ id, amount: amountCents, at: at.toISOString(), status }, "Refund requested"), 200);
  });

  router.openapi(routeOf(orderCalls.reorder), async (c) => {
    const customer = requireActor(c, "customer");
    const { id } = c.req.valid("param");
    const result = await db.transaction().execute((trx) => reorder(trx, customer.id, id, clock.now()));
    return c.json(withData(result, "Items added to cart successfully"), 200);
  });

  return router;

  async function ownOrder(actor: Actor, id: string) {
    const order = await db
      .selectFrom("orders")
      .select(["customer_id", "restaurant_id"])
      .where("id", "=", id)
      .executeTakeFirst();
    const [wire] = order && partIn(order, actor) ? await forActor(actor, await readOrders(db, [id])) : [];
    if (!wire) throw notFound("Order");
    return wire;
  }

  /** Only a customer orders again. */
  async function forActor(actor: Actor, orders: OrderWire[]): Promise<OrderWire[]> {
    return actor.role === "customer" ? withOrderedAgain(db, orders, clock.now()) : orders;
  }
}
