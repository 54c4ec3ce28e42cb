import { orderTypes } from "@domain/orders/order-type";
import type { ListState } from "~/lib/lists/list-state";
import { paymentChoices } from "~/lib/text/payment-text";

/** What of the table stands in its address. */
export const transactionColumns = {
  filters: ["order_id", "payment_method", "type", "order_type", "from", "to"],
  days: ["from", "to"],
  choices: {
    order_type: orderTypes,
    payment_method: paymentChoices.map(({ value }) => value),
    type: ["charge", "refund"],
  },
  sorts: ["transactionId", "date", "paymentMethod", "orderSerialNo", "amount"],
  sort: "-date",
} as const;

/** What the host is asked for; days and pages aside. */
export function transactionQuery(restaurantId: string, { filters, sort }: ListState) {
  const { order_id, payment_method, type, order_type } = filters;
  return {
    restaurant_id: restaurantId,
    order_id,
    payment_method,
    type,
    order_type,
    sort,
  };
}
