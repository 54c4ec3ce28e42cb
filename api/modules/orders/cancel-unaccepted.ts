import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { acceptMinutesLimits } from "@domain/orders/accept-deadline";
import { changeStatus } from "./change-status";

const batch = 50;
const reason = "The restaurant did not accept it in time.";

/**
 * Until when a placed order waits, as it was kept when it was placed (domain/orders/accept-deadline). The version before kept none: what it
 * placed while this one started waits as long as a restaurant can choose. SQL over `orders`.
 */
export const acceptDeadline = sql<Date>`coalesce(orders.accept_by, greatest(
  orders.created_at + make_interval(mins => ${sql.lit(acceptMinutesLimits.most)}), orders.scheduled_for))`;

/**
 * Cancels orders that their restaurant did not accept in time; everything paid goes back, and both sides are told. Orders
 * entered at the counter wait for nobody. Safe to run in any number of processes, and while somebody accepts: a step is
 * taken from `placed` once. One order that fails does not keep the others waiting.
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
