import type { LoaderFunctionArgs } from "@remix-run/node";
import { listOrders } from "~/host/orders.server";
import { deskPaths } from "~/lib/desk-paths";
import { allPages, type ExportColumn, exportState } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { orderColumns, orderQuery } from "./load-orders.server";
import { listWords } from "./order-badge";
import { orderRow, type OrderRow } from "./order-row.server";
import { sourceOf } from "./sources";

/** [ORD-8, ORD-9] */
export const orderExportColumns: readonly ExportColumn<OrderRow>[] = [
  { head: "Order id", value: (row) => row.number, width: 14 },
  { head: "Order type", value: (row) => row.type, width: 14 },
  { head: "Customer", value: (row) => row.customer, width: 26 },
  { head: "Amount", value: (row) => row.total / 100, isMoney: true, width: 12 },
  { head: "Date", value: (row) => row.when, width: 26 },
  { head: "Status", value: (row) => listWords[row.listStatus], width: 14 },
];

const mostOfAPage = 100;

/** All orders of the address's source, as it filters and sorts them. */
export function ordersToExport({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const { searchParams } = new URL(request.url);
  const source = sourceOf(searchParams.get("source") ?? "");
  const state = exportState(request, orderColumns, () => deskPaths.dashboardOrders(source));
  const pages = allPages(async (page, perPage) => {
    const query = { ...orderQuery(restaurant.id, source, state), page, per_page: perPage };
    const { orders, total } = await listOrders(context.host, query, { patience: 30_000 });
    return { rows: orders.map(orderRow), total };
  }, mostOfAPage);
  return { source, state, restaurant, pages };
}
