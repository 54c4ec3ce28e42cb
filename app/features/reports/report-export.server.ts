import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportNote } from "~/host/audit.server";
import type { Host } from "~/host/client.server";
import { type ListColumns, listHref, type ListState } from "~/lib/list-state";
import { allPages, exportAnswer, type ExportColumn, exportState, sheetOf } from "~/lib/table-export.server";
import { requireSales } from "~/session/guards.server";
import { listPeriod, ownPlace, todayIn } from "./read-report.server";

/** A report as it leaves the house, in a file or on paper. */
export interface Report<Row> {
  title: string;
  /** Of the file, without its ending. */
  name: string;
  path: string;
  /** One of its rows, and several: "order", "orders". */
  row: readonly [string, string];
  /** What of it stands in the address. */
  columns: ListColumns;
  exportColumns: readonly ExportColumn<Row>[];
  /** One page of what the state asks for; times by the clock of `zone`. @throws HostError unsupported: samples are not exported */
  read: (
    host: Host,
    asked: { restaurantId: string; state: ListState; zone: string; page: number; perPage: number },
  ) => Promise<{ rows: Row[]; total: number | null }>;
}

/** [TABLE-6] The filtered rows as a file: `?format=csv` or `xlsx`, beside the report's own query. */
export async function exportReport<Row>(args: LoaderFunctionArgs, report: Report<Row>) {
  const { pages, note } = await readWhole(args, report);
  return exportAnswer(args.request, { name: report.name, columns: report.exportColumns, pages, note });
}

/** [TABLE-6] The filtered rows as a `PrintSheet`. */
export async function printReport<Row>(args: LoaderFunctionArgs, report: Report<Row>) {
  const { state, place, pages, note } = await readWhole(args, report);
  const days = listPeriod(report.path, state, todayIn(place.zone)).text;
  return sheetOf({
    title: report.title,
    of: `${place.name} · ${days}`,
    row: report.row,
    columns: report.exportColumns,
    pages,
    note,
    backHref: listHref(report.path, state),
  });
}

async function readWhole<Row>({ request, context }: LoaderFunctionArgs, report: Report<Row>) {
  const { restaurant } = await requireSales(request, context);
  const state = exportState(request, report.columns, () => report.path);
  const place = await ownPlace(context.host, restaurant);
  const asked = { restaurantId: restaurant.id, state, zone: place.zone };
  const pages = allPages((page, perPage) => report.read(context.host, { ...asked, page, perPage }), 100);
  return { state, place, pages, note: exportNote(context.host, request, report.name, restaurant.id) };
}
