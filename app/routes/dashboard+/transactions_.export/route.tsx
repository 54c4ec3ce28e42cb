import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportReport } from "../report-list/report-export.server";
import { transactionReport } from "../transactions/transaction-export.server";

/** [TXN-3] */
export const loader = (args: LoaderFunctionArgs) => exportReport(args, transactionReport);
