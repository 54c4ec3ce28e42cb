import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { printReport } from "~/features/reports/report-export.server";
import { transactionReport } from "~/features/reports/transaction-export.server";

export const meta = () => [{ title: "Transactions, to print · HalalGo" }];

/** [TXN-3] */
export const loader = (args: LoaderFunctionArgs) => printReport(args, transactionReport);

/** What lies on paper stays as it was, and is written down once. */
export const shouldRevalidate = () => false;

export default function PrintTransactions() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
