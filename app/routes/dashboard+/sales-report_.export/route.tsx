import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportReport } from "~/features/reports/report-export.server";
import { saleReport } from "~/features/reports/sale-export.server";

/** [SALES-5] */
export const loader = (args: LoaderFunctionArgs) => exportReport(args, saleReport);
