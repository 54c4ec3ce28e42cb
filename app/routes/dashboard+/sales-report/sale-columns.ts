import type { ListState } from "~/lib/list-state";

/** What of the report stands in its address. */
export const saleColumns = {
  filters: ["order_id", "status", "payment_type", "from", "to"],
  sorts: ["id", "date", "total", "discount", "delivery", "paymentType", "status"],
  sort: "-date",
} as const;

/** What the host is asked for; days and pages aside. */
export function saleQuery(restaurantId: string, { filters, sort }: ListState) {
  const { order_id, status, payment_type } = filters;
  return {
    restaurant_id: restaurantId,
    order_id,
    status: status === "paid" || status === "unpaid" ? status : undefined,
    payment_type,
    sort,
  };
}
