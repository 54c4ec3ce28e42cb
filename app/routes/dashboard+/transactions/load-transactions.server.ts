import type { LoaderFunctionArgs } from "@remix-run/node";
import { minuteMs } from "@domain/duration";
import { localDate } from "@domain/local-time";
import { toDateRange, listPeriod, getReportRestaurant } from "~/features/lists/period.server";
import { transactionColumns, transactionQuery } from "~/features/reports/transaction-list.server";
import { nullIfUnsupported } from "~/host/errors";
import { listTransactions, type Transaction } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readUpToLastPage } from "~/lib/lists/last-page";
import { readListState } from "~/lib/lists/list-state";
import { shortMomentText } from "~/lib/text/order-text";
import { requireSales } from "~/session/guards.server";

/** [TXN-1…4] One page of the restaurant's payments and refunds, filtered and sorted as in the URL. */
export async function loadTransactions({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = await requireSales(request, context);
  const wanted = readListState(new URL(request.url).searchParams, transactionColumns);
  const query = { ...transactionQuery(restaurant.id, wanted), ...toDateRange(wanted) };
  const [place, { state, part }] = await Promise.all([
    getReportRestaurant(context.host, restaurant),
    readUpToLastPage(wanted, async ({ page, limit }) => {
      const list = await listTransactions(context.host, { ...query, page, per_page: limit }).catch(nullIfUnsupported);
      return {
        isSample: list === null,
        rows: list?.transactions ?? sampleTransactions.slice((page - 1) * limit, page * limit),
        total: list?.total ?? sampleTransactions.length,
        summary: list?.summary ?? null,
      };
    }),
  ]);
  return {
    ...part,
    state,
    period: listPeriod(dashboardPaths.dashboardTransactions(), state, localDate(new Date(), place.timeZone)),
    rows: part.rows.map((row) => toTransactionRow(row, place.timeZone)),
  };
}

export type TransactionList = Awaited<ReturnType<typeof loadTransactions>>;

/** A payment or refund; amount in cents, negative for a refund; time in the restaurant's time zone. */
export const toTransactionRow = (row: Transaction, zone: string) => ({
  id: row.transactionId,
  when: shortMomentText(row.date, zone, new Date()),
  method: row.paymentMethod,
  order: row.orderSerialNo ?? null,
  orderId: row.orderId ?? null,
  amount: row.amount,
  isRefund: row.type === "refund",
  isPending: row.status === "pending",
  byPlatform: row.borneBy === "platform",
});

export type TransactionRow = ReturnType<typeof toTransactionRow>;

/** [TXN-4] Sample rows for a host without transactions, shown under a badge that says so. Amounts in cents. */
const rows: [order: number, method: string, amount: number][] = [
  [1012, "credit_card", 5459],
  [1011, "credit_card", 4946],
  [1010, "digital_wallet", 6843],
  [1009, "cash", 4197],
  [1008, "credit_card", -4076],
  [1008, "credit_card", 4076],
  [1007, "bank_transfer", 5280],
  [1006, "credit_card", 1149],
  [1005, "digital_wallet", 2418],
  [1004, "cash", 749],
  [1003, "credit_card", 3720],
  [1002, "credit_card", 1599],
];

const sampleTransactions: Transaction[] = rows.map(([order, paymentMethod, amount], index) => ({
  transactionId: `TX-${50_112 - index}`,
  date: new Date(Date.UTC(2026, 10, 20, 23, 52) - index * 11 * minuteMs).toISOString(),
  paymentMethod,
  orderSerialNo: `HG-${order}`,
  amount,
  type: amount < 0 ? "refund" : "charge",
}));
