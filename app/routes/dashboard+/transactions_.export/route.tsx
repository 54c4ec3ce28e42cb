import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportReport } from "~/features/reports/report-export.server";
import { transactionReport } from "~/features/reports/transaction-export.server";

/** [TXN-3] */
export const loader = (args: LoaderFunctionArgs) => exportReport(args, transactionReport);
