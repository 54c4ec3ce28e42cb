import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { exportAnswer, isExportFormat } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { orderExportColumns, ordersToExport } from "../order-list/order-export.server";

/** [ORD-8, TABLE-6] The filtered orders of one source as a file: `?source=online&format=csv`, beside the list's own query. */
export function loader(args: LoaderFunctionArgs) {
  requireMerchant(args.request, args.context);
  const format = new URL(args.request.url).searchParams.get("format");
  if (!isExportFormat(format)) throw data({ code: "not_found", message: "Choose XLS or CSV." }, 404);
  const { source, pages } = ordersToExport(args);
  return exportAnswer(format, { name: `${source}-orders`, columns: orderExportColumns, pages });
}
