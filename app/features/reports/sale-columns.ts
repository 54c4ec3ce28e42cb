import { orderTypes } from "@domain/orders/order-type";
import type { ListState } from "~/lib/lists/list-state";
import { paymentChoices } from "~/lib/text/payment-text";

/** The report's filters and sort orders in the URL. */
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

/** The host's query without days and pagination. */
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
