import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSales } from "~/host/reports.server";
import { readListState } from "~/lib/list-state";
import { paymentText } from "~/lib/payment-text";
import { allPages, type ExportColumn } from "~/lib/table-export.server";
import { requireMerchant } from "~/session/guards.server";
import { ownPlace } from "../report-list/read-report.server";
import { type SaleRow, saleRow, wholeQuery } from "./load-sales.server";
import { saleColumns } from "./sale-columns";

const money = { isMoney: true, width: 12 } as const;

/** [SALES-2, SALES-5] */
export const saleExportColumns: readonly ExportColumn<SaleRow>[] = [
  { head: "Order id", value: (row) => row.number, width: 14 },
  { head: "Date", value: (row) => row.when, width: 26 },
  { head: "Total", value: (row) => row.total / 100, ...money },
  { head: "Discount", value: (row) => row.discount / 100, ...money },
  { head: "Delivery", value: (row) => row.delivery / 100, ...money },
  { head: "Refunded", value: (row) => row.refunded / 100, ...money },
  { head: "Payment type", value: (row) => paymentText(row.method), width: 16 },
  { head: "Status", value: (row) => (row.isPaid ? "Paid" : "Unpaid"), width: 10 },
];

/** All sales as the address filters and sorts them. @throws HostError unsupported: samples are not exported */
export async function salesToExport(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, saleColumns);
  const place = await ownPlace(args);
  const query = wholeQuery(restaurant.id, state);
  const pages = allPages(async (page, perPage) => {
    const { sales, total } = await listSales(context.host, { ...query, page, per_page: perPage }, { patience: 30_000 });
    return { rows: sales.map((sale) => saleRow(sale, place.zone)), total };
  }, 100);
  return { state, place, pages };
}
