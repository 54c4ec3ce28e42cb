import type { LoaderFunctionArgs } from "@remix-run/node";
import { localDate } from "@domain/local-time";
import { toDateRange, listPeriod, getReportRestaurant } from "~/features/lists/period.server";
import { nullIfUnsupported } from "~/host/errors";
import { listSales, type Sale, type SaleSummary } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readUpToLastPage } from "~/lib/lists/last-page";
import { readListState } from "~/lib/lists/list-state";
import { shortMomentText } from "~/lib/text/order-text";
import { requireSales } from "~/session/guards.server";
import { saleColumns, saleQuery } from "./sale-columns";

/** [SALES-1…4] One page of the restaurant's sales, and the totals of all that match the URL. */
export async function loadSales({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = await requireSales(request, context);
  const wanted = readListState(new URL(request.url).searchParams, saleColumns);
  const query = { ...saleQuery(restaurant.id, wanted), ...toDateRange(wanted) };
  const [place, { state, part }] = await Promise.all([
    getReportRestaurant(context.host, restaurant),
    readUpToLastPage(wanted, async ({ page, limit }) => {
      const list = await listSales(context.host, { ...query, page, per_page: limit }).catch(nullIfUnsupported);
      return {
        isSample: list === null,
        rows: list?.sales ?? sampleSales.slice((page - 1) * limit, page * limit),
        total: list?.total ?? sampleSales.length,
        summary: list ? list.summary : sampleSummary,
      };
    }),
  ]);
  return {
    ...part,
    state,
    period: listPeriod(dashboardPaths.dashboardSales(), state, localDate(new Date(), place.timeZone)),
    rows: part.rows.map((sale) => toSaleRow(sale, place.timeZone)),
  };
}

export type SaleList = Awaited<ReturnType<typeof loadSales>>;

/** An order of the report; amounts in cents, times in the restaurant's time zone. */
export const toSaleRow = (sale: Sale, zone: string) => ({
  number: sale.id,
  orderId: sale.orderId ?? null,
  when: shortMomentText(sale.date, zone, new Date()),
  total: sale.total,
  discount: sale.discount,
  delivery: sale.delivery,
  refunded: sale.refunded ?? 0,
  byPlatform: sale.refundedByPlatform ?? 0,
  couponByPlatform: sale.couponByPlatform ?? 0,
  deliveryByPlatform: sale.deliveryByPlatform ?? 0,
  method: sale.paymentType,
  isPaid: sale.status.toLowerCase() === "paid",
  /** Cents; the rows add up to the total above the table. Computed for a host that omits it. */
  earnings: sale.earnings ?? computeEarnings(sale),
  isEnded: sale.orderStatus === "rejected" || sale.orderStatus === "cancelled",
});

const computeEarnings = (sale: Sale) =>
  (sale.status.toLowerCase() === "paid" ? sale.total : 0) -
  (sale.refunded ?? 0) +
  (sale.refundedByPlatform ?? 0) +
  (sale.couponByPlatform ?? 0) +
  (sale.deliveryByPlatform ?? 0);

export type SaleRow = ReturnType<typeof toSaleRow>;

/**
 * [SALES-4] Nineteen sample rows for a host without sales reports; shown under a badge that says so. Amounts in cents.
 */
const rows: [total: number, discount: number, paymentType: string, isPaid?: boolean][] = [
  [5459, 160, "credit_card"],
  [4946, 200, "credit_card"],
  [6144, 500, "credit_card"],
  [4197, 0, "cash", false],
  [4076, 820, "credit_card"],
  [6843, 0, "digital_wallet"],
  [1149, 0, "credit_card"],
  [2418, 175, "digital_wallet"],
  [749, 0, "credit_card"],
  [3720, 200, "credit_card"],
  [2150, 0, "cash"],
  [3399, 320, "credit_card"],
  [1875, 0, "credit_card"],
  [5280, 510, "bank_transfer"],
  [2599, 0, "cash", false],
  [1890, 150, "credit_card"],
  [3045, 700, "credit_card"],
  [2780, 1000, "digital_wallet"],
  [1599, 0, "credit_card"],
];

const sampleSales: Sale[] = rows.map(([total, discount, paymentType, isPaid = true], index) => ({
  id: `HG-${1019 - index}`,
  date: new Date(Date.UTC(2026, 10, 20, 23, 52) - index * 7 * 60_000).toISOString(),
  total,
  discount,
  delivery: 0,
  paymentType,
  status: isPaid ? "Paid" : "Unpaid",
}));

const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0);

const sampleSummary: SaleSummary = {
  orders: sampleSales.length,
  earnings: sum(sampleSales.filter(({ status }) => status === "Paid").map(({ total }) => total)),
  discounts: sum(sampleSales.map(({ discount }) => discount)),
  delivery: 0,
  paid: sampleSales.filter(({ status }) => status === "Paid").length,
  unpaidTotal: sum(sampleSales.filter(({ status }) => status !== "Paid").map(({ total }) => total)),
  unpaid: sampleSales.filter(({ status }) => status === "Unpaid").length,
};
