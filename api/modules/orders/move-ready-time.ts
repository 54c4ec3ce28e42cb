import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { notify } from "@api/modules/notifications/notify";
import { minuteMs } from "@domain/duration";
import { toLocalTime } from "@domain/local-time";
import { clockText } from "@domain/restaurants/opening-text";
import { findOrderActor } from "./access";
import { readyTimeEmail } from "./customer-emails";
import { formatOrderNumber } from "./order-number";

/** Changes of at least this many minutes are emailed; smaller ones only update the page. */
const mailedMs = 10 * minuteMs;

/**
 * [RUSH-10] Sets the ready time to `minutes` from now. The customer's page is updated and a notification is sent, with an email
 * for changes of ten minutes or more.
 * @throws ApiError not_found (strangers too), step_not_allowed (not accepted yet, or ready)
 */
export async function moveReadyTime(
  { db, clock, events, mailer }: ApiDependencies,
  { orderId, minutes, actor }: { orderId: string; minutes: number; actor: Actor },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .innerJoin("restaurants", "restaurants.id", "orders.restaurant_id")
      .leftJoin("users", "users.id", "orders.customer_id")
      .select(["orders.id", "orders.number", "orders.status", "orders.customer_id", "orders.restaurant_id"])
      .select(["orders.estimated_ready_at", "restaurants.name as restaurantName", "users.email as customerEmail"])
      .select("restaurants.time_zone as timeZone")
      .where("orders.id", "=", orderId)
      .forUpdate("orders")
      .executeTakeFirst();
    if (!order || findOrderActor(order, actor) !== "restaurant") throw notFound("Order");
    const now = clock.now();
    const readyAt = new Date(now.getTime() + minutes * minuteMs);
    if (order.status !== "accepted" && order.status !== "preparing") {
      throw new ApiError("step_not_allowed", `This order is ${order.status}: its ready time cannot be changed.`);
    }
    const movedMs = readyAt.getTime() - (order.estimated_ready_at ?? now).getTime();
    await trx
      .updateTable("orders")
      .set({ estimated_ready_at: readyAt, updated_at: now })
      .where("id", "=", order.id)
      .execute();
    const { customer_id: customerId, customerEmail, restaurantName, timeZone } = order;
    const name = formatOrderNumber(order.number);
    await events.publish(trx, {
      type: "order.status",
      restaurantId: order.restaurant_id,
      userId: customerId,
      subjectId: order.id,
      payload: { orderId: name, status: order.status },
    });
    if (!customerId || Math.abs(movedMs) < minuteMs) return;
    await notify(trx, events, [customerId], {
      kind: "order.status",
      title: `Order ${name} is ready by ${clockText(toLocalTime(readyAt, timeZone).minute)}`,
      body: `${restaurantName} needs ${movedMs > 0 ? "more" : "less"} time than it said.`,
      link: `/orders/${order.id}`,
    });
    if (!customerEmail || Math.abs(movedMs) < mailedMs) return;
    const isLater = movedMs > 0;
    const news = { id: order.id, number: order.number, restaurantName, timeZone, customerEmail, readyAt, isLater };
    await mailer.queue(trx, readyTimeEmail(news));
  });
}
