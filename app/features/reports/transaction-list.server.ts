import { localDate } from "@domain/local-time";
import { orderTypes } from "@domain/orders/order-type";
import { salesList } from "~/features/lists/list.server";
import { toDateRange, listPeriod } from "~/features/lists/period.server";
import { listTransactions, type Transaction } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import type { ListState } from "~/lib/lists/list-state";
import { momentValue, toDollars } from "~/lib/lists/table-export.server";
import { paymentChoices, paymentText } from "~/lib/text/payment-text";

const money = { isMoney: true, width: 12 } as const;
const bearer = ({ borneBy }: Transaction) => (borneBy === "platform" ? "HalalGo" : "Restaurant");

/** The table's filters and sort orders in the URL. */
export const transactionColumns = {
  filters: ["order_id", "payment_method", "type", "order_type", "from", "to"],
  days: ["from", "to"],
  choices: {
    order_type: orderTypes,
    payment_method: paymentChoices.map(({ value }) => value),
    type: ["charge", "refund"],
  },
  sorts: ["transactionId", "date", "paymentMethod", "orderSerialNo", "amount"],
  sort: "-date",
} as const;

/** [TXN-1, TXN-3] */
export const transactionList = salesList<Transaction & { zone: string }>({
  title: "Transactions",
  name: "transactions",
  path: dashboardPaths.dashboardTransactions(),
  row: ["transaction", "transactions"],
  columns: transactionColumns,
  exportColumns: [
    { head: "Transaction id", value: (row) => row.transactionId, width: 22 },
    { head: "Date", value: (row) => momentValue(row.date, row.zone), width: 20, isMoment: true },
    { head: "Time zone", value: (row) => row.zone, width: 18, inFilesOnly: true },
    { head: "Payment method", value: (row) => paymentText(row.paymentMethod), width: 18 },
    { head: "Order serial no.", value: (row) => row.orderSerialNo ?? null, width: 16 },
    { head: "Type", value: (row) => (row.type === "refund" ? "Refund" : "Payment"), width: 12 },
    { head: "Borne by", value: (row) => (row.type === "refund" ? bearer(row) : null), width: 12 },
    { head: "Subtotal", value: (row) => toDollars(row.subtotal), ...money },
    { head: "Discount", value: (row) => toDollars(row.discount), ...money },
    { head: "Delivery", value: (row) => toDollars(row.delivery), ...money },
    { head: "Tax", value: (row) => toDollars(row.tax), ...money },
    { head: "Tip", value: (row) => toDollars(row.tip), ...money },
    { head: "Amount", value: (row) => row.amount / 100, ...money },
    { head: "Charge id", value: (row) => row.chargeId ?? null, width: 22 },
  ],
  subtitle: ({ ownerName, timeZone }, state) =>
    `${ownerName} · ${listPeriod(dashboardPaths.dashboardTransactions(), state, localDate(new Date(), timeZone)).text}`,
  async read(host, { scope: { restaurantId, timeZone: zone }, state, page, perPage }) {
    const query = { ...transactionQuery(restaurantId, state), ...toDateRange(state), page, per_page: perPage };
    const { transactions, total } = await listTransactions(host, query);
    return { rows: transactions.map((row) => ({ ...row, zone })), total };
  },
});

/** The host's query without days and pagination. */
export function transactionQuery(restaurantId: string, { filters, sort }: ListState) {
  const { order_id, payment_method, type, order_type } = filters;
  return {
    restaurant_id: restaurantId,
    order_id,
    payment_method,
    type,
    order_type,
    sort,
  };
}
