import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAnswer } from "~/lib/table-export.server";
import { orderExportColumns, ordersToExport } from "~/features/orders/order-export.server";

/** [ORD-8, TABLE-6] The filtered orders of one source as a file: `?source=online&format=csv`, beside the list's own query. */
export async function loader(args: LoaderFunctionArgs) {
  const { source, pages, note } = await ordersToExport(args);
  return exportAnswer(args.request, { name: `${source}-orders`, columns: orderExportColumns, pages, note });
}
