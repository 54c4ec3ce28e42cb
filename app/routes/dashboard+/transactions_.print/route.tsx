import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { listHref } from "~/lib/list-state";
import { textRows } from "~/lib/table-export.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { listPeriod, todayIn } from "../report-list/read-report.server";
import { transactionExportColumns, transactionsToExport } from "../transactions/transaction-export.server";

export const meta = () => [{ title: "Transactions, to print · HalalGo" }];

/** [TXN-3, TABLE-6] */
export async function loader(args: LoaderFunctionArgs) {
  const { state, place, pages } = await transactionsToExport(args);
  const rows = await textRows({ columns: transactionExportColumns, pages });
  const path = deskPaths.dashboardTransactions();
  return {
    rows,
    title: "Transactions",
    note: `${place.name} · ${listPeriod(path, state, todayIn(place.zone)).text} · ${rows.length} transactions`,
    heads: transactionExportColumns.map(({ head, isMoney }) => ({ label: head, end: isMoney })),
    backHref: listHref(path, state),
  };
}

export default function PrintTransactions() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
