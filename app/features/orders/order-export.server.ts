import type { LoaderFunctionArgs } from "@remix-run/node";
import { listStatus } from "@domain/order-status";
import { exportNote } from "~/host/audit.server";
import { listOrders, type Order } from "~/host/orders.server";
import { deskPaths } from "~/lib/desk-paths";
import { orderDateColumns, orderMoneyColumns } from "~/lib/order-columns.server";
import { typeText } from "~/lib/order-text";
import { allPages, type ExportColumn, exportState } from "~/lib/table-export.server";
import { requireSales } from "~/session/guards.server";
import { orderColumns, orderQuery } from "./load-orders.server";
import { listWords } from "./order-badge";
import { sourceOf } from "./sources";

/** [ORD-8, ORD-9] */
export const orderExportColumns: readonly ExportColumn<Order>[] = [
  { head: "Order id", value: ({ orderId }) => orderId, width: 14 },
  { head: "Order type", value: ({ orderType }) => typeText[orderType], width: 14 },
  { head: "Customer", value: ({ customer }) => customer?.name ?? "", width: 26 },
  ...orderDateColumns,
  ...orderMoneyColumns,
  { head: "Status", value: ({ status }) => listWords[listStatus(status)], width: 14 },
];

const mostOfAPage = 100;

/** All orders of the address's source, as it filters and sorts them. */
export async function ordersToExport({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = await requireSales(request, context);
  const { searchParams } = new URL(request.url);
  const source = sourceOf(searchParams.get("source") ?? "");
  const state = exportState(request, orderColumns, () => deskPaths.dashboardOrders(source));
  const pages = allPages(async (page, perPage) => {
    const query = { ...orderQuery(restaurant.id, source, state), page, per_page: perPage };
    const { orders, total } = await listOrders(context.host, query, { timeoutMs: 30_000 });
    return { rows: orders, total };
  }, mostOfAPage);
  const note = exportNote(context.host, request, "orders", restaurant.id);
  return { source, state, restaurant, pages, note };
}
