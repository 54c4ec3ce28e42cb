import { listSales } from "~/host/reports.server";
import { deskPaths } from "~/lib/desk-paths";
import { paymentText } from "~/lib/payment-text";
import type { Report } from "../report-list/report-export.server";
import { daysOf } from "../report-list/read-report.server";
import { type SaleRow, saleRow } from "./load-sales.server";
import { saleColumns, saleQuery } from "./sale-columns";

/** Cents; all rows add up to the page's Earnings. */
const earningsOf = (row: SaleRow) =>
  row.total - row.refunded + row.byPlatform + row.couponByPlatform + row.deliveryByPlatform;

const money = { isMoney: true, width: 12 } as const;

/** [SALES-2, SALES-5] */
export const saleReport: Report<SaleRow> = {
  title: "Sales Report",
  name: "sales-report",
  path: deskPaths.dashboardSales(),
  row: ["order", "orders"],
  columns: saleColumns,
  exportColumns: [
    { head: "Order id", value: (row) => row.number, width: 14 },
    { head: "Date", value: (row) => row.when, width: 26 },
    { head: "Total", value: (row) => row.total / 100, ...money },
    { head: "Discount", value: (row) => row.discount / 100, ...money },
    { head: "Delivery", value: (row) => row.delivery / 100, ...money },
    { head: "Refunded", value: (row) => row.refunded / 100, ...money },
    { head: "Refunds borne by HalalGo", value: (row) => row.byPlatform / 100, ...money, width: 18 },
    { head: "Coupons paid by HalalGo", value: (row) => row.couponByPlatform / 100, ...money, width: 18 },
    { head: "Delivery paid by HalalGo", value: (row) => row.deliveryByPlatform / 100, ...money, width: 18 },
    { head: "Earnings", value: (row) => earningsOf(row) / 100, ...money },
    { head: "Payment type", value: (row) => paymentText(row.method), width: 16 },
    { head: "Status", value: (row) => (row.isPaid ? "Paid" : "Unpaid"), width: 10 },
  ],
  async read(host, { restaurantId, state, zone, page, perPage }) {
    const query = { ...saleQuery(restaurantId, state), ...daysOf(state), page, per_page: perPage };
    const { sales, total } = await listSales(host, query, { patience: 30_000 });
    return { rows: sales.map((sale) => saleRow(sale, zone)), total };
  },
};
