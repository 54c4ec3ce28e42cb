import { localDate } from "@domain/local-time";
import { salesList } from "~/features/lists/list.server";
import { toDateRange, listPeriod } from "~/features/lists/period.server";
import { listSales, type Sale } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { momentValue, toDollars } from "~/lib/lists/table-export.server";
import { paymentText } from "~/lib/text/payment-text";
import { toSaleRow } from "./load-sales.server";
import { saleColumns, saleQuery } from "./sale-columns";
import { isUnpaidSale, saleStatus } from "./sale-status";

/** Columns that only exports have. */
const exportFields = ({ date, subtotal, tax, tip, chargeId }: Sale, zone: string) => ({
  at: date,
  zone,
  subtotal,
  tax,
  tip,
  chargeId: chargeId ?? null,
});
const money = { isMoney: true, width: 12 } as const;

/** [SALES-2, SALES-5] */
export const saleList = salesList<ReturnType<typeof toSaleRow> & ReturnType<typeof exportFields>>({
  title: "Sales Report",
  name: "sales-report",
  path: dashboardPaths.dashboardSales(),
  row: ["order", "orders"],
  columns: saleColumns,
  exportColumns: [
    { head: "Order id", value: (row) => row.number, width: 14 },
    { head: "Date", value: (row) => momentValue(row.at, row.zone), width: 20, isMoment: true },
    { head: "Time zone", value: (row) => row.zone, width: 18, inFilesOnly: true },
    { head: "Subtotal", value: (row) => toDollars(row.subtotal), ...money },
    { head: "Discount", value: (row) => row.discount / 100, ...money },
    { head: "Delivery", value: (row) => row.delivery / 100, ...money },
    { head: "Tax", value: (row) => toDollars(row.tax), ...money },
    { head: "Tip", value: (row) => toDollars(row.tip), ...money },
    { head: "Total", value: (row) => row.total / 100, ...money },
    { head: "Given back", value: (row) => row.refunded / 100, ...money },
    { head: "Given back by HalalGo", value: (row) => row.byPlatform / 100, ...money, width: 18 },
    { head: "Coupons paid by HalalGo", value: (row) => row.couponByPlatform / 100, ...money, width: 18 },
    { head: "Delivery paid by HalalGo", value: (row) => row.deliveryByPlatform / 100, ...money, width: 18 },
    { head: "Payout", value: (row) => row.earnings / 100, ...money },
    { head: "Payment type", value: (row) => (isUnpaidSale(row) ? "Not paid yet" : paymentText(row.method)), width: 16 },
    { head: "Charge id", value: (row) => row.chargeId, width: 22, inFilesOnly: true },
    { head: "Status", value: saleStatus, width: 12 },
  ],
  subtitle: ({ ownerName, timeZone }, state) =>
    `${ownerName} · ${listPeriod(dashboardPaths.dashboardSales(), state, localDate(new Date(), timeZone)).text}`,
  async read(host, { scope: { restaurantId, timeZone: zone }, state, page, perPage }) {
    const query = { ...saleQuery(restaurantId, state), ...toDateRange(state), page, per_page: perPage };
    const { sales, total } = await listSales(host, query);
    return { rows: sales.map((sale) => ({ ...toSaleRow(sale, zone), ...exportFields(sale, zone) })), total };
  },
});
