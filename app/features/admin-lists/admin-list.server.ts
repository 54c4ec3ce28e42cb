import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportNote } from "~/host/audit.server";
import type { Host } from "~/host/client.server";
import { type ListColumns, listHref, type ListState, readListState } from "~/lib/list-state";
import { allPages, exportAnswer, type ExportColumn, exportState, sheetOf } from "~/lib/table-export.server";
import { requireArea } from "~/session/guards.server";

/** A list of the administration: what it shows, and how it leaves the house in a file or on paper. */
interface AdminList<Row> {
  title: string;
  /** One row, and several: "coupon", "coupons". */
  row: readonly [string, string];
  /** Of the file, without its ending. */
  name: string;
  path: string;
  /** Where a narrowed list stands elsewhere: that page's address. */
  pathOf?: (state: ListState) => string | undefined;
  /** What of it stands in the address. */
  columns: ListColumns;
  exportColumns: readonly ExportColumn<Row>[];
  /** One page of what the state asks for; `total` null where the host pages nothing and gave all there is. */
  read: (
    host: Host,
    asked: { state: ListState; page: number; perPage: number },
  ) => Promise<{ rows: Row[]; total: number | null }>;
}

const perFile = 100;

/** Makes a list's loaders: its page, its file and its print sheet all read the same rows. Administrators only. */
export const adminList = <Row>(list: AdminList<Row>) => adminListShowing(list, (row: Row) => row);

/** The same, where the page shows less of a row than the file holds: `shown` makes the one of the other. */
export function adminListShowing<Row, Shown>(list: AdminList<Row>, shown: (row: Row) => Shown) {
  const pageOf = (state: ListState) => list.pathOf?.(state) ?? list.path;
  const exportOf = ({ request, context }: LoaderFunctionArgs) => {
    requireArea(request, context, "admin");
    return exportState(request, list.columns, pageOf);
  };
  const noteOf = ({ request, context }: LoaderFunctionArgs) => exportNote(context.host, request, list.name);
  const pagesOf = (args: LoaderFunctionArgs, state: ListState) =>
    allPages((page, perPage) => list.read(args.context.host, { state, page, perPage }), perFile);
  return {
    /** The page the address asks for. */
    async page(args: LoaderFunctionArgs) {
      requireArea(args.request, args.context, "admin");
      const state = readListState(new URL(args.request.url).searchParams, list.columns);
      const { page, limit } = state;
      const { rows, total } = await list.read(args.context.host, { state, page, perPage: limit });
      const from = total === null ? (page - 1) * limit : 0;
      return { state, rows: rows.slice(from, from + limit).map(shown), total: total ?? rows.length };
    },
    /** [TABLE-6] The filtered rows as a file: `?format=csv` or `xlsx`, beside the list's own query. */
    file(args: LoaderFunctionArgs): Promise<Response> {
      const pages = pagesOf(args, exportOf(args));
      return exportAnswer(args.request, { name: list.name, columns: list.exportColumns, pages, note: noteOf(args) });
    },
    /** [TABLE-6] What a `PrintSheet` takes. */
    sheet(args: LoaderFunctionArgs) {
      const state = exportOf(args);
      const { title, row, exportColumns: columns } = list;
      return sheetOf({
        title,
        row,
        of: "HalalGo",
        columns,
        note: noteOf(args),
        pages: pagesOf(args, state),
        backHref: listHref(pageOf(state), state),
      });
    },
  };
}
