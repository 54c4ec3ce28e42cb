import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { partIn } from "./access";

/**
 * [RUSH-6] The restaurant has seen that a ticket of its kitchen is void; it leaves every display. Once is enough.
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
    const part = order && partIn(order, actor);
    if (!order || !part) throw notFound("Order");
    if (part !== "restaurant") throw new ApiError("forbidden", "Only the restaurant can take this step.");
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
