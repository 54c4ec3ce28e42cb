import { toListStatus } from "@domain/orders/order-status";
import { salesList } from "~/features/lists/list.server";
import { listOrders, type Order } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { orderDateColumns, orderMoneyColumns } from "~/lib/lists/order-columns.server";
import { typeText } from "~/lib/text/order-text";
import { orderColumns, orderQuery } from "./load-orders.server";
import { listWords, parseSource, sourceTitles } from "./sources";

const sourceIn = (search: URLSearchParams) => parseSource(search.get("source") ?? "");

/**
 * [ORD-8, ORD-9] Export and print of the restaurant's orders from the URL's `source`; `loadOrders` serves the pages.
 */
export const ownOrderList = salesList<Order>({
  title: "Orders",
  row: ["order", "orders"],
  name: "orders",
  path: dashboardPaths.dashboardOrders("online"),
  pathOf: (_state, search) => dashboardPaths.dashboardOrders(sourceIn(search)),
  variant: (search) => ({ title: sourceTitles[sourceIn(search)], name: `${sourceIn(search)}-orders` }),
  columns: orderColumns,
  exportColumns: [
    { head: "Order id", value: ({ orderId }) => orderId, width: 14 },
    { head: "Order type", value: ({ orderType }) => typeText[orderType], width: 14 },
    { head: "Customer", value: ({ customer }) => customer?.name ?? "", width: 26 },
    ...orderDateColumns,
    ...orderMoneyColumns,
    { head: "Status", value: ({ status }) => listWords[toListStatus(status)], width: 14 },
  ],
  async read(host, { scope, state, search, page, perPage }) {
    const query = { ...orderQuery(scope.restaurantId, sourceIn(search), state), page, per_page: perPage };
    const { orders, total } = await listOrders(host, query);
    return { rows: orders, total };
  },
});
