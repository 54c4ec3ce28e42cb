import type { OrderActor } from "@domain/orders/order-status";
import type { Actor } from "../../http/router";

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
