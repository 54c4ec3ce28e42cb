import type { LoaderFunctionArgs } from "@remix-run/node";
import { nullIfUnsupported } from "~/host/errors";
import { listSales, type Sale } from "~/host/reports.server";
import { deskPaths } from "~/lib/desk-paths";
import { readListState } from "~/lib/list-state";
import { shortMomentText } from "~/lib/order-text";
import { requireSales } from "~/session/guards.server";
import { daysOf, listPeriod, ownPlace, todayIn } from "./read-report.server";
import { saleColumns, saleQuery } from "./sale-columns";
import { sampleSales, sampleSummary } from "./sample-sales";

/** [SALES-1…4] One page of the own restaurant's sales, and the sums of all that the address asks for. */
export async function loadSales({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = await requireSales(request, context);
  const state = readListState(new URL(request.url).searchParams, saleColumns);
  const query = { ...saleQuery(restaurant.id, state), ...daysOf(state), page: state.page, per_page: state.limit };
  const [place, list] = await Promise.all([
    ownPlace(context.host, restaurant),
    listSales(context.host, query).catch(nullIfUnsupported),
  ]);
  const sales = list?.sales ?? sampleSales.slice((state.page - 1) * state.limit).slice(0, state.limit);
  return {
    isSample: list === null,
    state,
    total: list?.total ?? sampleSales.length,
    summary: list ? list.summary : sampleSummary,
    period: listPeriod(deskPaths.dashboardSales(), state, todayIn(place.zone)),
    rows: sales.map((sale) => saleRow(sale, place.zone)),
  };
}

export type SaleList = Awaited<ReturnType<typeof loadSales>>;

/** One order of the report; amounts in cents, the time by the restaurant's clock. */
export const saleRow = (sale: Sale, zone: string) => ({
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
  /** Cents; all rows add up to the sum above the table. A host that does not say them has sums of its own. */
  earnings: sale.earnings ?? earningsOf(sale),
  isEnded: sale.orderStatus === "rejected" || sale.orderStatus === "cancelled",
});

const earningsOf = (sale: Sale) =>
  (sale.status.toLowerCase() === "paid" ? sale.total : 0) -
  (sale.refunded ?? 0) +
  (sale.refundedByPlatform ?? 0) +
  (sale.couponByPlatform ?? 0) +
  (sale.deliveryByPlatform ?? 0);

export type SaleRow = ReturnType<typeof saleRow>;
