import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportReport } from "../report-list/report-export.server";
import { saleReport } from "../sales-report/sale-export.server";

/** [SALES-5] */
export const loader = (args: LoaderFunctionArgs) => exportReport(args, saleReport);
