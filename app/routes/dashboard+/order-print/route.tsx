import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listHref } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { sheetOf } from "~/lib/table-export.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { orderExportColumns, ordersToExport } from "~/features/orders/order-export.server";
import { sourceTitles } from "~/features/orders/sources";

export const meta = () => [{ title: "Orders, to print · HalalGo" }];

/** [ORD-8, TABLE-6] */
export async function loader(args: LoaderFunctionArgs) {
  const { source, state, restaurant, pages, note } = await ordersToExport(args);
  return sheetOf({
    title: sourceTitles[source],
    of: restaurant.name ?? "",
    row: ["order", "orders"],
    columns: orderExportColumns,
    pages,
    note,
    backHref: listHref(deskPaths.dashboardOrders(source), state),
  });
}

/** What lies on paper stays as it was, and is written down once. */
export const shouldRevalidate = () => false;

export default function PrintOrders() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
