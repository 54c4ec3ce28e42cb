import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { requestFullRefund } from "@api/modules/payments/refunds";
import { minuteMs } from "@domain/duration";
import { formatCents } from "@domain/money";
import { busyMinutesAt } from "@domain/orders/busy-time";
import {
  canTransition,
  isRecall,
  isRefundedStatus,
  type OrderActor,
  type OrderStatus,
  voidsTicket,
} from "@domain/orders/order-status";
import { formatAddress } from "@domain/restaurants/us-place";
import { findOrderActor, lockOrder } from "./access";
import { announceStatus, type Notifiers } from "./announce";

export interface StatusChange {
  orderId: string;
  to: OrderStatus;
  reason: string | null;
  /** When accepting: minutes until it is ready, if other than the restaurant's default. */
  readyInMinutes?: number | undefined;
  /** When ending an order: the refund in cents that the person was shown. */
  refundCents?: number | undefined;
  /** "system": the platform. */
  actor: Actor | "system";
  /** [RUSH-7] The done lines were already updated. */
  keepsLines?: boolean;
  /** [RUSH-12] Nothing of it can be made: the platform may cancel it even after acceptance. */
  nothingLeft?: boolean;
}

/**
 * Changes an order's status [ORD-1…3] and notifies everyone concerned. Rejected and cancelled orders are refunded and release
 * their coupon use. Concurrent changes run one after the other.
 * @throws ApiError not_found (strangers too), forbidden, step_not_allowed, validation_failed (rejecting without a reason),
 * conflict (the refund differs from the one shown)
 */
export async function changeStatus(dependencies: ApiDependencies, step: StatusChange): Promise<void> {
  const { db, clock, events, mailer } = dependencies;
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, step.orderId);
    await applyStatusChange(trx, { events, mailer, now: clock.now() }, step);
  });
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/**
 * Changes an order's status like `changeStatus`, within a transaction that holds the order. `now` was read after locking it.
 */
export async function applyStatusChange(
  trx: Db,
  { events, mailer, now }: Notifiers & { now: Date },
  { orderId, to, reason, readyInMinutes, refundCents, actor, keepsLines = false, nothingLeft = false }: StatusChange,
): Promise<void> {
  const order = await findOrder(trx, orderId);
  const role = order && (actor === "system" ? actor : findOrderActor(order, actor));
  if (!order || !role) throw notFound("Order");
  if (!nothingLeft || !canTransition(order.status, to, "restaurant")) assertStep(order, to, role);
  await assertAnswered(trx, order.id, to);
  if (to === "rejected" && !reason) {
    const message = "Please give a reason. The customer will see it.";
    throw new ApiError("validation_failed", message, { errors: { reason: message } });
  }
  const recalled = isRecall(order.status, to);
  const readySince =
    recalled || (order.status === "ready" && to === "cancelled") ? await findReadySince(trx, order.id) : null;
  const expectedAt = readyAt(order, to, now, readyInMinutes);
  await trx
    .updateTable("orders")
    .set({ status: to, updated_at: now, estimated_ready_at: expectedAt, ...doneAt(to, now) })
    .where("id", "=", order.id)
    .execute();
  await trx
    .insertInto("order_status_changes")
    .values({
      order_id: order.id,
      status: to,
      at: now,
      ...toActorColumns(actor),
      reason: reason ?? (recalled ? backReason : null),
    })
    .execute();
  if (!keepsLines)
    await bumpLinesBy(trx, { orderId: order.id, to, readySince, now, actorId: toActorColumns(actor).actor_id });
  if (voidsTicket(order.status, to)) {
    await trx.insertInto("kitchen_voids").values({ order_id: order.id, created_at: now }).execute();
  }
  const refund = isRefundedStatus(to) ? await undoOrder(trx, order, to, reason, actor) : null;
  assertRefundAsShown(refundCents, refund?.amountCents ?? 0);
  await announceStatus(
    trx,
    { events, mailer },
    {
      ...order,
      restaurantAddress: formatAddress(order),
      customerId: order.customer_id,
      restaurantId: order.restaurant_id,
      status: to,
      isRecall: recalled,
      readySince,
      now,
      expectedAt,
      by: role,
      reason,
      refundedCents: refund?.status === "pending" ? refund.amountCents : 0,
    },
  );
}

/** [KDS-5] Completing keeps the time it was ready. */
function doneAt(to: OrderStatus, now: Date) {
  if (to === "ready") return { done_at: now };
  return to === "completed" ? { done_at: sql<Date>`coalesce(done_at, ${now})` } : {};
}

const findOrder = (trx: Db, id: string) =>
  trx
    .selectFrom("orders")
    .innerJoin("restaurants", "restaurants.id", "orders.restaurant_id")
    .leftJoin("users", "users.id", "orders.customer_id")
    .select(["orders.id", "orders.number", "orders.status", "orders.customer_id", "orders.restaurant_id"])
    .select([
      "orders.scheduled_for",
      "orders.estimated_ready_at",
      "restaurants.name as restaurantName",
      "users.email as customerEmail",
    ])
    .select(["restaurants.time_zone as timeZone", "orders.order_type as orderType"])
    .select(["restaurants.preparation_minutes", "restaurants.busy_minutes as busyMinutes"])
    .select("restaurants.busy_until as busyUntil")
    .select(["restaurants.street_address", "restaurants.city", "restaurants.state", "restaurants.zip_code"])
    .where("orders.id", "=", id)
    .executeTakeFirst();

function assertStep(order: Order, to: OrderStatus, role: OrderActor): void {
  if (canTransition(order.status, to, role)) return;
  if (order.status === to) throw new ApiError("step_not_allowed", `This order is already ${to}.`);
  if (role !== "restaurant" && to !== "cancelled") {
    throw new ApiError("forbidden", "Only the restaurant can take this step.");
  }
  if (role === "customer" && canTransition(order.status, to, "restaurant")) {
    const message =
      "The restaurant has accepted, so the order can't be cancelled here any more. Please call the restaurant.";
    throw new ApiError("step_not_allowed", message);
  }
  throw new ApiError("step_not_allowed", `This order is ${order.status}, so it cannot become ${to}.`);
}

/** [RUSH-12] Lines with a pending question are not prepared; ending an order closes its questions. */
async function assertAnswered(trx: Db, orderId: string, to: OrderStatus): Promise<void> {
  const openQuestion = { order_id: orderId, state: "asked" as const };
  if (isRefundedStatus(to)) {
    await trx
      .updateTable("line_changes")
      .set({ state: "withdrawn" })
      .where((row) => row.and(openQuestion))
      .execute();
  }
  if (to !== "ready") return;
  const open = await trx
    .selectFrom("line_changes")
    .select("name")
    .where((row) => row.and(openQuestion))
    .executeTakeFirst();
  if (open) throw new ApiError("step_not_allowed", `The customer is still asked about ${open.name}.`);
}

/** Throwing rolls back the status change. */
function assertRefundAsShown(shownCents: number | undefined, refundedCents: number): void {
  if (shownCents === undefined || shownCents === refundedCents) return;
  const now = `${formatCents(refundedCents)} would go back now.`;
  throw new ApiError("conflict", `Money of this order came or was given back meanwhile. ${now}`);
}

/** When an order that is being recalled was ready. */
async function findReadySince(trx: Db, orderId: string): Promise<Date | null> {
  const { at } = await trx
    .selectFrom("order_status_changes")
    .where("order_id", "=", orderId)
    .where("status", "=", "ready")
    .select((row) => row.fn.max("at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}

interface LineStep {
  orderId: string;
  to: OrderStatus;
  readySince: Date | null;
  now: Date;
  actorId: string | null;
}

/** [RUSH-7] Marks all lines done when an order becomes ready; a recall reopens those that were completed by it. */
async function bumpLinesBy(trx: Db, { orderId, to, readySince, now, actorId }: LineStep): Promise<void> {
  const lines = trx.updateTable("order_items").where("order_id", "=", orderId);
  if (to === "ready") {
    await lines.set({ bumped_at: now, bumped_by: actorId }).where("bumped_at", "is", null).execute();
  } else if (to === "preparing" && readySince) {
    await lines.set({ bumped_at: null, bumped_by: null }).where("bumped_at", ">=", readySince).execute();
  }
}

const backReason = "Brought back to the kitchen";

const toActorColumns = (actor: StatusChange["actor"]) =>
  actor === "system" ? { actor_id: null, actor_role: "system" } : { actor_id: actor.id, actor_role: actor.role };

/** Preparation time starts at acceptance, with the minutes given there; a scheduled order keeps its time. */
function readyAt(order: Order, to: OrderStatus, now: Date, minutes?: number): Date | null {
  if (to !== "accepted" || order.scheduled_for) return order.estimated_ready_at;
  const takes = minutes ?? order.preparation_minutes + busyMinutesAt(order, now);
  return new Date(now.getTime() + takes * minuteMs);
}

async function undoOrder(trx: Db, order: Order, to: OrderStatus, reason: string | null, actor: StatusChange["actor"]) {
  await trx.deleteFrom("coupon_redemptions").where("order_id", "=", order.id).execute();
  const why = reason ? `Order ${to}: ${reason}` : `Order ${to}`;
  return requestFullRefund(trx, { orderId: order.id, reason: why, actorId: toActorColumns(actor).actor_id });
}

/**
 * [RUSH-6] Acknowledges a void ticket, which removes it from every display. Idempotent.
 * @throws ApiError not_found (strangers too, and orders that were never void), forbidden for others than the restaurant
 */
export async function acknowledgeVoid(
  { db, clock, events }: Pick<ApiDependencies, "db" | "clock" | "events">,
  orderId: string,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("kitchen_voids")
      .innerJoin("orders", "orders.id", "kitchen_voids.order_id")
      .select(["orders.customer_id", "orders.restaurant_id", "orders.status"])
      .where("orders.id", "=", orderId)
      .executeTakeFirst();
    const role = order && findOrderActor(order, actor);
    if (!order || !role) throw notFound("Order");
    if (role !== "restaurant") throw new ApiError("forbidden", "Only the restaurant can take this step.");
    const seen = await trx
      .updateTable("kitchen_voids")
      .set({ acknowledged_at: clock.now(), acknowledged_by: actor.id })
      .where("order_id", "=", orderId)
      .where("acknowledged_at", "is", null)
      .returning("order_id")
      .executeTakeFirst();
    if (!seen) return;
    const { restaurant_id: restaurantId, status } = order;
    await events.publish(trx, { type: "order.status", restaurantId, subjectId: orderId, payload: { status } });
  });
}
