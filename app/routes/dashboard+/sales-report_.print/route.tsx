import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { listHref } from "~/lib/list-state";
import { textRows } from "~/lib/table-export.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { listPeriod, todayIn } from "../report-list/read-report.server";
import { saleExportColumns, salesToExport } from "../sales-report/sale-export.server";

export const meta = () => [{ title: "Sales Report, to print · HalalGo" }];

/** [SALES-5, TABLE-6] */
export async function loader(args: LoaderFunctionArgs) {
  const { state, place, pages } = await salesToExport(args);
  const rows = await textRows({ columns: saleExportColumns, pages });
  const path = deskPaths.dashboardSales();
  return {
    rows,
    title: "Sales Report",
    note: `${place.name} · ${listPeriod(path, state, todayIn(place.zone)).text} · ${rows.length} orders`,
    heads: saleExportColumns.map(({ head, isMoney }) => ({ label: head, end: isMoney })),
    backHref: listHref(path, state),
  };
}

export default function PrintSales() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
