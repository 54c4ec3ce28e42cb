import type { OrderType } from "@domain/orders/order-type";
import type { IconName } from "../icon-names";

/** Icons of the order types. */
export const orderTypeIcon: Record<OrderType, IconName> = {
  delivery: "moped",
  takeaway: "shopping-bag",
  "dine-in": "fork-knife",
};

const ways: Record<string, IconName> = { credit_card: "credit-card", cash: "money", digital_wallet: "device-mobile" };

/** A payment method's icon; a bank for unknown ones. */
export const paymentIcon = (method: string): IconName => ways[method] ?? "buildings";
