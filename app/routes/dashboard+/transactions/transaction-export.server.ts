import { listTransactions } from "~/host/reports.server";
import { deskPaths } from "~/lib/desk-paths";
import { paymentText } from "~/lib/payment-text";
import type { Report } from "../report-list/report-export.server";
import { daysOf } from "../report-list/read-report.server";
import { type TransactionRow, transactionRow } from "./load-transactions.server";
import { transactionColumns, transactionQuery } from "./transaction-columns";

/** [TXN-1, TXN-3] */
export const transactionReport: Report<TransactionRow> = {
  title: "Transactions",
  name: "transactions",
  path: deskPaths.dashboardTransactions(),
  row: ["transaction", "transactions"],
  columns: transactionColumns,
  exportColumns: [
    { head: "Transaction id", value: (row) => row.id, width: 22 },
    { head: "Date", value: (row) => row.when, width: 26 },
    { head: "Payment method", value: (row) => paymentText(row.method), width: 18 },
    { head: "Order serial no.", value: (row) => row.order, width: 16 },
    { head: "Type", value: (row) => (row.isRefund ? "Refund" : "Payment"), width: 12 },
    {
      head: "Borne by",
      value: (row) => (row.isRefund ? (row.byPlatform ? "HalalGo" : "Restaurant") : null),
      width: 12,
    },
    { head: "Amount", value: (row) => row.amount / 100, isMoney: true, width: 12 },
  ],
  async read(host, { restaurantId, state, zone, page, perPage }) {
    const query = { ...transactionQuery(restaurantId, state), ...daysOf(state), page, per_page: perPage };
    const { transactions, total } = await listTransactions(host, query, { patience: 30_000 });
    return { rows: transactions.map((row) => transactionRow(row, zone)), total };
  },
};
