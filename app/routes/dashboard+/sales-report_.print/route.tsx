import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { printReport } from "~/features/reports/report-export.server";
import { saleReport } from "~/features/reports/sale-export.server";

export const meta = () => [{ title: "Sales Report, to print · HalalGo" }];

/** [SALES-5] */
export const loader = (args: LoaderFunctionArgs) => printReport(args, saleReport);

/** What lies on paper stays as it was, and is written down once. */
export const shouldRevalidate = () => false;

export default function PrintSales() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}
