import type { LoaderFunctionArgs } from "@remix-run/node";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { logExport } from "~/host/administration.server";
import type { Host } from "~/host/client/host";
import { readUpToLastPage } from "~/lib/lists/last-page";
import { type ListColumns, listHref, type ListState, readListState } from "~/lib/lists/list-state";
import {
  allPages,
  exportResponse,
  type ExportColumn,
  readExportState,
  toPrintSheet,
} from "~/lib/lists/table-export.server";
import { requireArea, requireMerchant, requireSales } from "~/session/guards.server";
import { listPeriod, getReportRestaurant } from "./period.server";

/** A list's owner: a restaurant with its time zone, or the platform. */
interface Scope {
  /** On printed lists. */
  ownerName: string;
  restaurantId?: string;
}

/** Describes a list, its export and its printed form. */
interface List<Row, In extends Scope, More extends object> {
  title: string;
  /** Singular and plural: "coupon", "coupons". */
  row: readonly [string, string];
  /** The file's name without extension. */
  name: string;
  path: string;
  /** The URL of the page where a filtered list is shown, if that differs. */
  pathOf?: (state: ListState, search: URLSearchParams) => string | undefined;
  /** Its filters and sort orders in the URL. */
  columns: ListColumns;
  exportColumns: readonly ExportColumn<Row>[];
  /** The columns that fit on paper. */
  printColumns?: readonly ExportColumn<Row>[];
  /** Where the URL selects one of several lists: that one's title and file name. */
  variant?: (search: URLSearchParams) => { title: string; name: string };
  /** The printed subtitle: whose list, and of which period. */
  subtitle?: (scope: In, state: ListState) => string;
  /** Rows per request for an export. */
  perFile?: number;
  /**
   * Reads one page; `total` is null where the host does not paginate and returned all rows.
   */
  read: (host: Host, query: ListQuery<In>) => Promise<{ rows: Row[]; total: number | null } & More>;
}

/** What a list is asked for: whose, which part, in which order. */
interface ListQuery<In> {
  scope: In;
  state: ListState;
  search: URLSearchParams;
  page: number;
  perPage: number;
}

/** Checks who may open a list and returns its owner. @throws a redirect or the 403 page */
type Guard<In extends Scope> = (args: LoaderFunctionArgs) => In | Promise<In>;

/**
 * Creates a list's loaders: its page, its export and its printed sheet read the same rows. `fileGuard` is for lists that fewer people
 * may take away than see.
 */
const createListLoaders =
  <In extends Scope>(guard: Guard<In>, fileGuard: Guard<In> = guard) =>
  <Row, More extends object = object>(list: List<Row, In, More>) =>
    createLoaders({ guard, fileGuard }, list, (row: Row) => row);

/** For the admin area: administrators only. */
const platform: Guard<{ ownerName: string; restaurantId?: undefined }> = ({ request, context }) => {
  requireArea(request, context, "admin");
  return { ownerName: "HalalGo" };
};
export const adminList = createListLoaders(platform);

/** For the admin area, where the page displays other fields than the export: `toRow` converts a row. */
export const adminListOf = <Row, Shown>(
  list: List<Row, { ownerName: string; restaurantId?: undefined }, object>,
  toRow: (row: Row) => Shown,
) => createLoaders({ guard: platform, fileGuard: platform }, list, toRow);

const ownTeam: Guard<{ ownerName: string; restaurantId: string }> = ({ request, context }) => {
  const { restaurant } = requireMerchant(request, context);
  return { ownerName: restaurant.name ?? "", restaurantId: restaurant.id };
};
/** For a restaurant's whole team. */
export const merchantList = createListLoaders(ownTeam);

/** For a restaurant's whole team, but exports only for those who may see its sales. */
export const merchantListWithSalesExport = createListLoaders(ownTeam, async (args) => {
  await requireSales(args.request, args.context);
  return ownTeam(args);
});

/** For those who may see a restaurant's sales; times in its time zone. */
export const salesList = createListLoaders(async ({ request, context }) => {
  const { restaurant } = await requireSales(request, context);
  const { name, timeZone } = await getReportRestaurant(context.host, restaurant);
  return { ownerName: name, restaurantId: restaurant.id, timeZone };
});

function createLoaders<Row, Shown, In extends Scope, More extends object>(
  { guard, fileGuard }: { guard: Guard<In>; fileGuard: Guard<In> },
  list: List<Row, In, More>,
  toRow: (row: Row) => Shown,
) {
  /** All pages of the list, after the export is recorded in the audit log. */
  async function loadAllPages(args: LoaderFunctionArgs) {
    const { request, context } = args;
    const scope = await fileGuard(args);
    const { searchParams: search } = new URL(request.url);
    const pagePath = (state: ListState) => list.pathOf?.(state, search) ?? list.path;
    const state = readExportState(request, list.columns, pagePath);
    const query = { scope, state, search };
    const host = context.host.forExport();
    const pages = allPages((page, perPage) => list.read(host, { ...query, page, perPage }), list.perFile ?? 100);
    const note = logExport(context.host, request, list.name, scope.restaurantId);
    return { scope, state, search, pages, note, backHref: listHref(pagePath(state), state) };
  }
  return {
    /** One page of the list, with additional data of the host's answer. */
    async page(args: LoaderFunctionArgs) {
      const scope = await guard(args);
      const { searchParams: search } = new URL(args.request.url);
      const { state, part } = await readUpToLastPage(readListState(search, list.columns), (wanted) =>
        list.read(args.context.host, { scope, state: wanted, search, page: wanted.page, perPage: wanted.limit }),
      );
      const { page, limit } = state;
      const { rows, total, ...more } = part;
      const from = total === null ? (page - 1) * limit : 0;
      return {
        ...more,
        state,
        rows: rows.slice(from, from + limit).map(toRow),
        total: total ?? rows.length,
        /** [RUSH-20] Presets for lists of the platform that can be filtered by days. */
        usualDays:
          scope.restaurantId === undefined && list.columns.days?.includes("from")
            ? listPeriod(list.path, state, localDate(new Date(), defaultTimeZone)).choices
            : [],
      };
    },
    /** [TABLE-6] The filtered rows as a file: `?format=csv` or `xlsx` in addition to the list's query. */
    async file(args: LoaderFunctionArgs): Promise<Response> {
      const { search, pages, note } = await loadAllPages(args);
      const { name } = list.variant?.(search) ?? list;
      return exportResponse(args.request, { name, columns: list.exportColumns, pages, note });
    },
    /** [TABLE-6] The props of `PrintSheet`. */
    async sheet(args: LoaderFunctionArgs) {
      const { scope, state, search, ...rest } = await loadAllPages(args);
      const { row, exportColumns, printColumns: columns = exportColumns } = list;
      const { title } = list.variant?.(search) ?? list;
      return toPrintSheet({ title, subtitle: list.subtitle?.(scope, state) ?? scope.ownerName, row, columns, ...rest });
    },
  };
}
