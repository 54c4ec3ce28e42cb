import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData } from "@api/http/router";
import { bumpLines } from "@api/modules/kitchen/bump-lines";
import { answerLineChange } from "@api/modules/line-changes/answer";
import { changeLine, listLineReplacements } from "@api/modules/line-changes/change-line";
import { withdrawLineChange } from "@api/modules/line-changes/withdraw";
import { refundOrder, staffRefundLimit } from "@api/modules/refunds/refund-order";
import { orderCalls } from "@domain/contract/calls/orders";
import type { OrderWire } from "@domain/contract/ordering/order";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { formatCents } from "@domain/money";
import { staffRefundLimitText } from "@domain/orders/refund-lines";
import { findOrderActor } from "./access";
import { acknowledgeVoid, changeStatus } from "./change-status";
import { getOrders } from "./get-orders";
import { countOrders, listOrders } from "./list-orders";
import { moveReadyTime } from "./move-ready-time";
import { formatOrderNumber } from "./order-number";
import { reorder, withReorderPreview } from "./reorder";
import { submitOrder } from "./submit-order";

/** [HOST-56, 63…66] */
export function ordersModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(toRoute(orderCalls.placeOrder), async (c) => {
    const customer = requireActor(c, "customer");
    const key = c.req.valid("header")[idempotencyHeader];
    const placed = await submitOrder(dependencies, customer.id, key, c.req.valid("json"));
    const order = { id: placed.id, orderId: formatOrderNumber(placed.number), status: placed.status };
    return c.json(withData(order, "order placed successfully"), 200);
  });

  router.openapi(toRoute(orderCalls.listOrders), async (c) => {
    const actor = requireActor(c);
    const page = await listOrders(db, actor, c.req.valid("query"));
    return c.json(
      { success: true as const, data: { ...page, data: await addReorderPreview(dependencies, actor, page.data) } },
      200,
    );
  });

  router.openapi(toRoute(orderCalls.countOrders), async (c) =>
    c.json(withData(await countOrders(db, requireActor(c, "owner", "manager", "staff"), c.req.valid("query"))), 200),
  );

  router.openapi(toRoute(orderCalls.getOrder), async (c) =>
    c.json(withData(await getOwnOrder(dependencies, requireActor(c), c.req.valid("param").id)), 200),
  );

  router.openapi(toRoute(orderCalls.updateOrderStatus), async (c) => {
    const actor = requireActor(c);
    const { id } = c.req.valid("param");
    const { status, reason, ready_in, refund_cents } = c.req.valid("json");
    await changeStatus(dependencies, {
      orderId: id,
      to: status,
      reason: reason || null,
      readyInMinutes: ready_in ?? undefined,
      refundCents: refund_cents ?? undefined,
      actor,
    });
    return c.json(withData(await getOwnOrder(dependencies, actor, id), `Order ${status}`), 200);
  });

  router.openapi(toRoute(orderCalls.acknowledgeVoid), async (c) => {
    const actor = requireActor(c);
    const { id } = c.req.valid("param");
    await acknowledgeVoid(dependencies, id, actor);
    return c.json(withData(await getOwnOrder(dependencies, actor, id), "Seen"), 200);
  });

  router.openapi(toRoute(orderCalls.bumpLines), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id } = c.req.valid("param");
    await bumpLines(dependencies, { orderId: id, ...c.req.valid("json"), actor });
    return c.json(withData(await getOwnOrder(dependencies, actor, id), "Saved"), 200);
  });

  router.openapi(toRoute(orderCalls.moveReadyTime), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id } = c.req.valid("param");
    await moveReadyTime(dependencies, { orderId: id, minutes: c.req.valid("json").ready_in, actor });
    return c.json(withData(await getOwnOrder(dependencies, actor, id), "The ready time is changed"), 200);
  });

  router.openapi(toRoute(orderCalls.refundOrder), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    // Staff without permission to refund are refused before the order is looked up.
    if (actor.role === "staff" && (await staffRefundLimit(db, actor.restaurantIds)) === 0)
      throw new ApiError("forbidden", staffRefundLimitText(0, formatCents));
    const { id: orderId } = c.req.valid("param");
    const { reason = "", reason_kind: reasonKind, borne_by: borneBy, ...request } = c.req.valid("json");
    const order = await getOwnOrder(dependencies, actor, orderId);
    const refund = await refundOrder(dependencies, actor, {
      orderId,
      restaurantId: order.restaurant.id,
      sum:
        request.amount ??
        request.lines?.map(({ line_id: lineId, quantity }) => ({ lineId, quantity })) ??
        (request.keep_tip ? "without tip" : "whole"),
      reason,
      reasonKind,
      borneBy,
      seenLeftCents: request.left,
      key: c.req.valid("header")[idempotencyHeader],
    });
    const { id, amountCents, at, status } = refund;
    return c.json(withData({ id, amount: amountCents, at: at.toISOString(), status }, "Refund requested"), 200);
  });

  router.openapi(toRoute(orderCalls.reorder), async (c) => {
    const customer = requireActor(c, "customer");
    const { id } = c.req.valid("param");
    const key = c.req.valid("header")[idempotencyHeader];
    const result = await db
      .transaction()
      .execute((trx) => reorder(trx, { actor: customer, key, now: clock.now() }, id));
    return c.json(withData(result, "Items added to cart successfully"), 200);
  });

  addLineChangeRoutes(router, dependencies);
  return router;
}

/** [RUSH-12] Replacing and leaving out lines of an order. */
function addLineChangeRoutes(router: ReturnType<typeof createRouter>, dependencies: ApiDependencies): void {
  router.openapi(toRoute(orderCalls.listReplacements), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: orderId } = c.req.valid("param");
    const { line_id: lineId, search = "" } = c.req.valid("query");
    return c.json(withData(await listLineReplacements(dependencies, { orderId, lineId, search, actor })), 200);
  });

  router.openapi(toRoute(orderCalls.changeLine), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: orderId } = c.req.valid("param");
    const { line_id: lineId, quantity: pieces, replace_by: item, back: backCents } = c.req.valid("json");
    const key = c.req.valid("header")[idempotencyHeader];
    const wanted = item
      ? { menuItemId: item.menu_item_id, size: item.size ?? ("regular" as const), addonIds: item.addon_ids ?? [] }
      : null;
    await changeLine(dependencies, { orderId, lineId, pieces, item: wanted, backCents, key, actor });
    return c.json(withData(await getOwnOrder(dependencies, actor, orderId), "Saved"), 200);
  });

  router.openapi(toRoute(orderCalls.answerLineChange), async (c) => {
    const actor = requireActor(c);
    const { id: orderId } = c.req.valid("param");
    const { change_id: changeId, answer } = c.req.valid("json");
    await answerLineChange(dependencies, { orderId, changeId, answer, actor });
    return c.json(withData(await getOwnOrder(dependencies, actor, orderId), "Saved"), 200);
  });

  router.openapi(toRoute(orderCalls.withdrawLineChange), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const { id: orderId, changeId } = c.req.valid("param");
    await withdrawLineChange(dependencies, { orderId, changeId, actor });
    return c.json(withData(await getOwnOrder(dependencies, actor, orderId), "Saved"), 200);
  });
}

/** An order that the actor takes part in, in the form they may see. @throws ApiError not_found */
async function getOwnOrder(dependencies: ApiDependencies, actor: Actor, id: string): Promise<OrderWire> {
  const { db } = dependencies;
  const order = await db
    .selectFrom("orders")
    .select(["customer_id", "restaurant_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  const part = order && findOrderActor(order, actor);
  const viewer = part === "restaurant" ? "place" : "others";
  const [wire] = part ? await addReorderPreview(dependencies, actor, await getOrders(db, [id], viewer)) : [];
  if (!wire) throw notFound("Order");
  return wire;
}

/** Adds what reordering would give, for customers, who alone can reorder. */
async function addReorderPreview(
  { db, clock }: ApiDependencies,
  actor: Actor,
  orders: OrderWire[],
): Promise<OrderWire[]> {
  return actor.role === "customer" ? withReorderPreview(db, orders, clock.now()) : orders;
}
