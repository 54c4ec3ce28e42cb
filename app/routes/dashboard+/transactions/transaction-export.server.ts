import type { LoaderFunctionArgs } from "@remix-run/node";
import { listTransactions } from "~/host/reports.server";
import { readListState } from "~/lib/list-state";
import { paymentText } from "~/lib/payment-text";
import { allPages, type ExportColumn } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { daysOf, ownPlace } from "../report-list/read-report.server";
import { type TransactionRow, transactionRow } from "./load-transactions.server";
import { transactionColumns, transactionQuery } from "./transaction-columns";

/** [TXN-1, TXN-3] */
export const transactionExportColumns: readonly ExportColumn<TransactionRow>[] = [
  { head: "Transaction id", value: (row) => row.id, width: 22 },
  { head: "Date", value: (row) => row.when, width: 26 },
  { head: "Payment method", value: (row) => paymentText(row.method), width: 18 },
  { head: "Order serial no.", value: (row) => row.order, width: 16 },
  { head: "Type", value: (row) => (row.isRefund ? "Refund" : "Payment"), width: 12 },
  { head: "Amount", value: (row) => row.amount / 100, isMoney: true, width: 12 },
];

/** All transactions as the address filters and sorts them. @throws HostError unsupported: samples are not exported */
export async function transactionsToExport(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, transactionColumns);
  const place = await ownPlace(args);
  const query = { ...transactionQuery(restaurant.id, state), ...daysOf(state) };
  const pages = allPages(async (page, perPage) => {
    const asked = { ...query, page, per_page: perPage };
    const { transactions, total } = await listTransactions(context.host, asked, { patience: 30_000 });
    return { rows: transactions.map((row) => transactionRow(row, place.zone)), total };
  }, 100);
  return { state, place, pages };
}
