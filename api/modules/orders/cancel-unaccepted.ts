import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { acceptMinutesLimits } from "@domain/orders/accept-deadline";
import { changeStatus } from "./change-status";

const batch = 50;
const reason = "The restaurant did not accept it in time.";

/**
 * The accept deadline of a placed order (domain/orders/accept-deadline). The previous version stored none: such orders wait for
 * the longest time a restaurant can choose. SQL over `orders`.
 */
export const acceptDeadline = sql<Date>`coalesce(orders.accept_by, greatest(
  orders.created_at + make_interval(mins => ${sql.lit(acceptMinutesLimits.max)}), orders.scheduled_for))`;

/**
 * Cancels orders not accepted in time; they are refunded in full and both sides are notified. Counter orders have no deadline.
 * Safe in any number of processes and while somebody accepts: only one transition from `placed` succeeds. A failure does not
 * delay other orders.
 */
export async function cancelUnacceptedOrders(dependencies: ApiDependencies): Promise<void> {
  const { db, clock, logger } = dependencies;
  const overdue = await db
    .selectFrom("orders")
    .select("orders.id")
    .where("orders.status", "=", "placed")
    .where("orders.source", "!=", "pos")
    .where(acceptDeadline, "<", clock.now())
    .orderBy("orders.created_at")
    .limit(batch)
    .execute();
  for (const { id } of overdue) {
    try {
      await changeStatus(dependencies, { orderId: id, to: "cancelled", reason, actor: "system" });
    } catch (error) {
      if (error instanceof ApiError && error.code === "step_not_allowed") continue;
      logger.error({ err: error, order: id }, "An order nobody accepted could not be cancelled");
    }
  }
}
