import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAnswer } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { transactionExportColumns, transactionsToExport } from "../transactions/transaction-export.server";

/** [TXN-3, TABLE-6] The filtered transactions as a file: `?format=csv` or `xlsx`, beside the list’s own query. */
export async function loader(args: LoaderFunctionArgs) {
  requireMerchant(args.request, args.context);
  const { pages } = await transactionsToExport(args);
  return exportAnswer(args.request, { name: "transactions", columns: transactionExportColumns, pages });
}
