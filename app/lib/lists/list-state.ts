import { isLocalDate } from "@domain/reporting-period";
import { parseNumber } from "@domain/values/parse-number";
import { withQuery } from "../paths";

/** [TABLE-2] Page sizes; the first is the default. */
export const pageSizes = [10, 20, 30, 40, 50];

/** [TABLE-5] A table's state in its URL. `sort` is a column, "-column" for descending. */
export interface ListState {
  /** By name; "" where it is not set. */
  filters: Record<string, string>;
  sort: string;
  page: number;
  limit: number;
  /** Invalid dates and choices of the URL, as written, so that the list can say that it ignored them. */
  leftOut?: readonly string[];
}

export interface ListColumns {
  filters: readonly string[];
  /** Filters that are dates, "2026-11-21": one, or a first and a last. */
  days?: readonly string[];
  /** Filters with a fixed set of values. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Sortable columns. */
  sorts: readonly string[];
  /** The default. */
  sort: string;
}

/** The URL's page number; hosts support no more than 10,000. */
export function readPage(search: URLSearchParams): number {
  const page = Math.trunc(parseNumber(search.get("page")));
  return page >= 1 && page <= 10_000 ? page : 1;
}

/** The URL's search text, without control characters and no longer than hosts accept. */
export const readQueryText = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 120);

/** Reads a table's state from a URL. Invalid values are ignored, and dates in reverse order are swapped. */
export function readListState(search: URLSearchParams, columns: ListColumns): ListState {
  const sort = search.get("sort") ?? "";
  const limit = parseNumber(search.get("limit"));
  const entries = columns.filters.map((name) => [name, readQueryText(search, name)] as const);
  const senseless = entries.filter(([name, value]) => value && !makesSense(columns, name, value));
  const leftOut = senseless.map(([, value]) => value);
  const filters = Object.fromEntries([...entries, ...senseless.map(([name]) => [name, ""] as const)]);
  return {
    filters: inOrder(filters, columns.days),
    sort: columns.sorts.includes(sort.replace(/^-/, "")) ? sort : columns.sort,
    page: readPage(search),
    limit: pageSizes.includes(limit) ? limit : 10,
    ...(leftOut.length > 0 && { leftOut }),
  };
}

function makesSense({ days, choices }: ListColumns, name: string, value: string): boolean {
  if (days?.includes(name)) return isLocalDate(value);
  return choices?.[name]?.includes(value) ?? true;
}

function inOrder(filters: Record<string, string>, [first = "", last = ""]: readonly string[] = []) {
  const { [first]: from, [last]: to } = filters;
  return from && to && from > to ? { ...filters, [first]: to, [last]: from } : filters;
}

/** How many filters are active. */
export const countFilters = ({ filters }: ListState): number => Object.values(filters).filter(Boolean).length;

/** The URL of a table in this state. */
export function listHref(path: string, state: ListState): string {
  const { filters, sort, page, limit } = state;
  return withQuery(path, { ...filters, sort, page: page > 1 ? page : null, limit: limit === 10 ? null : limit });
}

/** What a list's filter form has to submit as hidden fields: the sort, and a page size other than the default. */
export const hiddenListFields = ({ sort, limit }: ListState): [name: string, value: string][] =>
  limit === pageSizes[0]
    ? [["sort", sort]]
    : [
        ["sort", sort],
        ["limit", String(limit)],
      ];

/** A column header: its current sort direction, and the URL that sorts by it or reverses the direction. */
export function sortBy(path: string, state: ListState, column: string) {
  const downwards = state.sort === `-${column}` ? ("descending" as const) : null;
  const sort = state.sort === column ? ("ascending" as const) : downwards;
  const next = sort === "ascending" ? `-${column}` : column;
  return { sort, sortHref: listHref(path, { ...state, sort: next, page: 1 }) };
}
