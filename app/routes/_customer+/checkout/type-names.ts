import type { OrderType } from "@domain/orders/order-type";

/** Order types as people choose them. */
export const typeNames: Record<OrderType, string> = {
  delivery: "Delivery",
  takeaway: "Takeaway",
  "dine-in": "Dine-in",
};
