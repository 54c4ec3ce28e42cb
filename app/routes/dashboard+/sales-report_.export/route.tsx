import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAnswer } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { saleExportColumns, salesToExport } from "../sales-report/sale-export.server";

/** [SALES-5, TABLE-6] The filtered sales as a file: `?format=csv` or `xlsx`, beside the report's own query. */
export async function loader(args: LoaderFunctionArgs) {
  requireMerchant(args.request, args.context);
  const { pages } = await salesToExport(args);
  return exportAnswer(args.request, { name: "sales-report", columns: saleExportColumns, pages });
}
