import { orderTypes } from "@domain/orders/order-type";
import type { ListState } from "~/lib/lists/list-state";
import { paymentChoices } from "~/lib/text/payment-text";

/** What of the report stands in its address. */
export const saleColumns = {
  filters: ["order_id", "status", "payment_type", "order_type", "from", "to"],
  days: ["from", "to"],
  choices: {
    order_type: orderTypes,
    status: ["paid", "unpaid"],
    payment_type: paymentChoices.map(({ value }) => value),
  },
  sorts: ["id", "date", "total", "discount", "delivery", "paymentType", "status"],
  sort: "-date",
} as const;

/** What the host is asked for; days and pages aside. */
export function saleQuery(restaurantId: string, { filters, sort }: ListState) {
  const { order_id, status, payment_type, order_type } = filters;
  return {
    restaurant_id: restaurantId,
    order_id,
    status,
    payment_type,
    order_type,
    sort,
  };
}
