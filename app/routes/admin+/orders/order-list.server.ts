import { standardZone } from "@domain/local-time";
import { orderTypes } from "@domain/order-status";
import { listOrders, type Order } from "~/host/orders.server";
import { deskPaths } from "~/lib/desk-paths";
import { fullDateText } from "~/lib/full-date";
import { statusText, typeText } from "~/lib/order-text";
import { adminList } from "../lists/admin-list.server";

/** An order as the list shows it; cents, times by the restaurant's clock. */
export const orderLine = ({
  id,
  orderId,
  restaurant,
  customer,
  orderType,
  status,
  total,
  refunds,
  createdAt,
}: Order) => ({
  id,
  number: orderId,
  restaurant: restaurant.name,
  restaurantId: restaurant.id,
  customer: customer?.name ?? null,
  type: typeText[orderType],
  status,
  statusText: statusText(status, orderType),
  total,
  refunded: refunds.filter((refund) => refund.status !== "failed").reduce((sum, { amount }) => sum + amount, 0),
  when: fullDateText(createdAt, restaurant.timeZone ?? standardZone),
});

export type OrderLine = ReturnType<typeof orderLine>;

/** Everyone's orders; a `restaurant` in the address narrows them to its own. @throws HostError unsupported */
export const orderList = adminList<OrderLine>({
  title: "Orders",
  row: ["order", "orders"],
  name: "orders",
  path: deskPaths.adminOrders(),
  columns: {
    filters: ["order_id", "status", "type", "customer", "from", "to", "restaurant"],
    days: ["from", "to"],
    choices: { type: orderTypes },
    sorts: ["orderId", "customer", "amount", "date", "status"],
    sort: "-date",
  },
  exportColumns: [
    { head: "Order id", value: (row) => row.number, width: 12 },
    { head: "Restaurant", value: (row) => row.restaurant, width: 28 },
    { head: "Customer", value: (row) => row.customer, width: 24 },
    { head: "Type", value: (row) => row.type, width: 12 },
    { head: "Amount", value: (row) => row.total / 100, isMoney: true, width: 12 },
    { head: "Given back", value: (row) => row.refunded / 100, isMoney: true, width: 12 },
    { head: "Date", value: (row) => row.when, width: 30 },
    { head: "Status", value: (row) => row.statusText, width: 14 },
  ],
  async read(host, { state, page, perPage }) {
    const { order_id, status, type, customer, from, to, restaurant } = state.filters;
    const { orders, total } = await listOrders(host, {
      ...withoutEmpty({ order_id, status, order_type: type, customer, restaurant_id: restaurant }),
      ...withoutEmpty({ date_from: from, date_to: to }),
      sort: state.sort,
      page,
      per_page: perPage,
    });
    return { rows: orders.map(orderLine), total };
  },
});

const withoutEmpty = (query: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value));
