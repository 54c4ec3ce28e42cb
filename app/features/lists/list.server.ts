import type { LoaderFunctionArgs } from "@remix-run/node";
import { defaultTimeZone } from "@domain/local-time";
import { listPeriod, ownPlace, todayIn } from "~/features/reports/read-report.server";
import { logExport } from "~/host/administration.server";
import type { Host } from "~/host/client/host";
import { type ListColumns, listHref, type ListState, readListState } from "~/lib/lists/list-state";
import {
  allPages,
  exportResponse,
  type ExportColumn,
  readExportState,
  toPrintSheet,
} from "~/lib/lists/table-export.server";
import { requireArea, requireMerchant, requireSales } from "~/session/guards.server";

/** Whose list it is: of a restaurant, by its clock, or of the platform. */
interface Scope {
  /** As paper says it. */
  of: string;
  restaurantId?: string;
}

/** A list: what it shows, and how it leaves the house in a file or on paper. */
interface List<Row, In extends Scope, More extends object> {
  title: string;
  /** One row, and several: "coupon", "coupons". */
  row: readonly [string, string];
  /** Of the file, without its ending. */
  name: string;
  path: string;
  /** Where a narrowed list stands elsewhere: that page's address. */
  pathOf?: (state: ListState, search: URLSearchParams) => string | undefined;
  /** What of it stands in the address. */
  columns: ListColumns;
  exportColumns: readonly ExportColumn<Row>[];
  /** Those of them that paper has room for. */
  printColumns?: readonly ExportColumn<Row>[];
  /** Where the address chooses among several lists of a kind: that one's title and file. */
  variant?: (search: URLSearchParams) => { title: string; name: string };
  /** Whose, and of when, on paper. */
  of?: (scope: In, state: ListState) => string;
  /** Rows asked for at once by a file. */
  perFile?: number;
  /**
   * One page of what the state asks for; `total` null where the host pages nothing and gave all there is. `timeoutMs` for a file,
   * which goes on for as long as its rows do.
   */
  read: (host: Host, asked: Asked<In>) => Promise<{ rows: Row[]; total: number | null } & More>;
}

interface Asked<In> {
  scope: In;
  state: ListState;
  search: URLSearchParams;
  page: number;
  perPage: number;
  options: { timeoutMs?: number };
}

/** Who may open a list, and whose it then is. @throws a redirect or the 403 page */
type Guard<In extends Scope> = (args: LoaderFunctionArgs) => In | Promise<In>;

/** Makes a list's loaders: its page, its file and its print sheet all read the same rows. */
const createListLoaders =
  <In extends Scope>(guard: Guard<In>) =>
  <Row, More extends object = object>(list: List<Row, In, More>) =>
    createLoaders(guard, list, (row: Row) => row);

/** The administration's: administrators only. */
const platform: Guard<{ of: string; restaurantId?: undefined }> = ({ request, context }) => {
  requireArea(request, context, "admin");
  return { of: "HalalGo" };
};
export const adminList = createListLoaders(platform);

/** The same, where the page shows less of a row than the file holds: `shown` makes the one of the other. */
export const adminListMapped = <Row, Shown>(
  list: List<Row, { of: string; restaurantId?: undefined }, object>,
  shown: (row: Row) => Shown,
) => createLoaders(platform, list, shown);

/** A restaurant's, for everybody who works there. */
export const merchantList = createListLoaders(({ request, context }) => {
  const { restaurant } = requireMerchant(request, context);
  return { of: restaurant.name ?? "", restaurantId: restaurant.id };
});

/** A restaurant's, for those who may see what it earns; times by its clock. */
export const salesList = createListLoaders(async ({ request, context }) => {
  const { restaurant } = await requireSales(request, context);
  const { name, zone } = await ownPlace(context.host, restaurant);
  return { of: name, restaurantId: restaurant.id, zone };
});

function createLoaders<Row, Shown, In extends Scope, More extends object>(
  guard: Guard<In>,
  list: List<Row, In, More>,
  shown: (row: Row) => Shown,
) {
  /** The whole list, a page after the other, once it is known who takes it. */
  async function whole(args: LoaderFunctionArgs) {
    const { request, context } = args;
    const scope = await guard(args);
    const { searchParams: search } = new URL(request.url);
    const pagePath = (state: ListState) => list.pathOf?.(state, search) ?? list.path;
    const state = readExportState(request, list.columns, pagePath);
    const asked = { scope, state, search, options: { timeoutMs: 30_000 } };
    const pages = allPages(
      (page, perPage) => list.read(context.host, { ...asked, page, perPage }),
      list.perFile ?? 100,
    );
    const note = logExport(context.host, request, list.name, scope.restaurantId);
    return { scope, state, search, pages, note, backHref: listHref(pagePath(state), state) };
  }
  return {
    /** The page the address asks for, with whatever else its answer tells. */
    async page(args: LoaderFunctionArgs) {
      const scope = await guard(args);
      const { searchParams: search } = new URL(args.request.url);
      const state = readListState(search, list.columns);
      const { page, limit } = state;
      const asked = { scope, state, search, page, perPage: limit, options: {} };
      const { rows, total, ...more } = await list.read(args.context.host, asked);
      const from = total === null ? (page - 1) * limit : 0;
      return {
        ...more,
        state,
        rows: rows.slice(from, from + limit).map(shown),
        total: total ?? rows.length,
        /** [RUSH-20] The usual days of a list of the platform's that is narrowed by days. */
        usualDays:
          scope.restaurantId === undefined && list.columns.days?.includes("from")
            ? listPeriod(list.path, state, todayIn(defaultTimeZone)).choices
            : [],
      };
    },
    /** [TABLE-6] The filtered rows as a file: `?format=csv` or `xlsx`, beside the list's own query. */
    async file(args: LoaderFunctionArgs): Promise<Response> {
      const { search, pages, note } = await whole(args);
      const { name } = list.variant?.(search) ?? list;
      return exportResponse(args.request, { name, columns: list.exportColumns, pages, note });
    },
    /** [TABLE-6] What a `PrintSheet` takes. */
    async sheet(args: LoaderFunctionArgs) {
      const { scope, state, search, ...rest } = await whole(args);
      const { row, exportColumns, printColumns: columns = exportColumns } = list;
      const { title } = list.variant?.(search) ?? list;
      return toPrintSheet({ title, of: list.of?.(scope, state) ?? scope.of, row, columns, ...rest });
    },
  };
}
