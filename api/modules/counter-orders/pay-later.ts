import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { takePayment } from "./place";

/**
 * Notes that an order of the counter is paid now. Of parallel presses one counts.
 * @throws ApiError conflict when it is paid, or over without a sale
 */
export async function payAtCounter(
  { db, clock, events }: Pick<ApiDependencies, "db" | "clock" | "events">,
  orderId: string,
  method: "cash" | "credit_card",
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select(["id", "restaurant_id", "status", "source", "order_type", "total_cents"])
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const paid = await trx.selectFrom("payments").select("id").where("order_id", "=", orderId).executeTakeFirst();
    if (paid) throw new ApiError("conflict", "This order is paid already.");
    if (order.source !== "pos" || order.status === "rejected" || order.status === "cancelled") {
      throw new ApiError("conflict", "Nothing is to be paid for this order.");
    }
    const { restaurant_id: restaurantId, order_type: orderType } = order;
    const quote = { total: order.total_cents };
    await takePayment(trx, { orderId, restaurantId, method, quote, choices: { restaurantId, orderType } }, now);
    await trx
      .updateTable("orders")
      .set({ payment_method: method, updated_at: now })
      .where("id", "=", orderId)
      .execute();
    await events.publish(trx, { type: "order.status", restaurantId, subjectId: orderId, payload: {} });
  });
}
