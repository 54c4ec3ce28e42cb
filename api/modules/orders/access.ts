import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import type { OrderActor } from "@domain/orders/order-status";

interface OwnedOrder {
  customer_id: string | null;
  restaurant_id: string;
}

/** The actor's role in an order, or null for strangers, to whom it does not exist. */
export function findOrderActor(order: OwnedOrder, actor: Actor): OrderActor | null {
  if (actor.role === "admin") return "admin";
  if (actor.role === "customer") return order.customer_id === actor.id ? "customer" : null;
  if (actor.role === "agent") return null;
  return actor.restaurantIds.includes(order.restaurant_id) ? "restaurant" : null;
}

/**
 * Lets the changes of one order run one after the other until the transaction ends: its status, its lines, its money. It comes
 * before the payment's row, and before everything that the change is decided by is read.
 */
export const lockOrder = (trx: Db, orderId: string) =>
  trx.selectFrom("orders").select("id").where("id", "=", orderId).forNoKeyUpdate().executeTakeFirst();
