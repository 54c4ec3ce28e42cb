import type { OrderType } from "@domain/orders/order-type";
import type { IconName } from "../icon-names";

/** How an order leaves the kitchen. */
export const orderTypeIcon: Record<OrderType, IconName> = {
  delivery: "moped",
  takeaway: "shopping-bag",
  "dine-in": "fork-knife",
};

const ways: Record<string, IconName> = { credit_card: "credit-card", cash: "money", digital_wallet: "device-mobile" };

/** How something was paid; a bank where it is none of the usual ways. */
export const paymentIcon = (method: string): IconName => ways[method] ?? "buildings";
