import { defaultTimeZone } from "@domain/local-time";
import { orderTypes } from "@domain/orders/order-type";
import { adminListOf } from "~/features/lists/list.server";
import { listOrders, type Order } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { orderDateColumns, orderMoneyColumns } from "~/lib/lists/order-columns.server";
import { refundableCents } from "~/lib/refund-request";
import { shortMomentText, statusText, typeText } from "~/lib/text/order-text";
import { paymentChoices } from "~/lib/text/payment-text";

/** An order for the list; amounts in cents, times in the restaurant's time zone. */
export const toOrderLine = ({ id, orderId, restaurant, customer, orderType, status, createdAt, ...order }: Order) => ({
  id,
  number: orderId,
  restaurant: restaurant.name,
  restaurantId: restaurant.id,
  customer: customer?.name ?? null,
  type: typeText[orderType],
  status,
  statusText: statusText(status, orderType),
  total: order.total,
  refunded: order.total - refundableCents({ orderId, ...order }),
  when: shortMomentText(createdAt, restaurant.timeZone ?? defaultTimeZone, new Date()),
});

export type OrderLine = ReturnType<typeof toOrderLine>;

/** Orders of all restaurants, or of the one in the URL's `restaurant`. @throws HostError unsupported */
export const orderList = adminListOf<Order, OrderLine>(
  {
    title: "Orders",
    row: ["order", "orders"],
    name: "orders",
    path: dashboardPaths.adminOrders(),
    columns: {
      filters: ["search", "status", "type", "payment", "customer", "from", "to", "restaurant"],
      days: ["from", "to"],
      choices: { type: orderTypes, payment: paymentChoices.map(({ value }) => value) },
      sorts: ["orderId", "customer", "amount", "date", "status"],
      sort: "-date",
    },
    exportColumns: [
      { head: "Order id", value: (row) => row.orderId, width: 12 },
      { head: "Restaurant", value: (row) => row.restaurant.name, width: 28 },
      { head: "Customer", value: (row) => row.customer?.name ?? null, width: 24 },
      { head: "Type", value: (row) => typeText[row.orderType], width: 12 },
      ...orderDateColumns,
      ...orderMoneyColumns,
      { head: "Status", value: (row) => statusText(row.status, row.orderType), width: 14 },
    ],
    async read(host, { state, page, perPage }) {
      const { search, status, type, payment, customer, from, to, restaurant } = state.filters;
      const { orders, total } = await listOrders(host, {
        search,
        status,
        order_type: type,
        payment_type: payment,
        customer,
        restaurant_id: restaurant,
        date_from: from,
        date_to: to,
        sort: state.sort,
        page,
        per_page: perPage,
      });
      return { rows: orders, total };
    },
  },
  toOrderLine,
);
