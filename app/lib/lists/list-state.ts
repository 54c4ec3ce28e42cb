import { isLocalDate } from "@domain/reporting-period";
import { parseNumber } from "@domain/values/parse-number";
import { withQuery } from "../paths";

/** [TABLE-2] Rows of a page; the first is the default. */
export const pageSizes = [10, 20, 30, 40, 50];

/** [TABLE-5] What of a table stands in its address. `sort` is a column, "-column" downwards. */
export interface ListState {
  /** By name; "" where it is not set. */
  filters: Record<string, string>;
  sort: string;
  page: number;
  limit: number;
  /** What the address asks for that is no day or no choice, as it was written: a list says that it left this out. */
  leftOut?: readonly string[];
}

export interface ListColumns {
  filters: readonly string[];
  /** Those of them that are a day, "2026-11-21": one, or the first and the last. */
  days?: readonly string[];
  /** Those of them that are one of these values. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Columns that sort. */
  sorts: readonly string[];
  /** Where the address names none. */
  sort: string;
}

/** Which page the address asks for; hosts know no more than 10,000. */
export function readPage(search: URLSearchParams): number {
  const page = Math.trunc(parseNumber(search.get("page")));
  return page >= 1 && page <= 10_000 ? page : 1;
}

/** What the address looks for: no line breaks nor what no keyboard types, and no more than a host takes. */
export const readText = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 120);

/** What an address asks of a table; whatever makes no sense in it counts as not said, and days are put the right way round. */
export function readListState(search: URLSearchParams, columns: ListColumns): ListState {
  const sort = search.get("sort") ?? "";
  const limit = parseNumber(search.get("limit"));
  const asked = columns.filters.map((name) => [name, readText(search, name)] as const);
  const senseless = asked.filter(([name, value]) => value && !makesSense(columns, name, value));
  const leftOut = senseless.map(([, value]) => value);
  const filters = Object.fromEntries([...asked, ...senseless.map(([name]) => [name, ""] as const)]);
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

/** How many filters are set. */
export const countFilters = ({ filters }: ListState): number => Object.values(filters).filter(Boolean).length;

/** The address of a table in this state. */
export function listHref(path: string, state: ListState): string {
  const { filters, sort, page, limit } = state;
  return withQuery(path, { ...filters, sort, page: page > 1 ? page : null, limit: limit === 10 ? null : limit });
}

/** What of the address a list's filter form sends again: the sort, and the rows of a page where it is not the default. */
export const hiddenListFields = ({ sort, limit }: ListState): [name: string, value: string][] =>
  limit === pageSizes[0]
    ? [["sort", sort]]
    : [
        ["sort", sort],
        ["limit", String(limit)],
      ];

/** A column's head: how it is sorted now, and the address that sorts by it, the other way round when it is already. */
export function sortBy(path: string, state: ListState, column: string) {
  const downwards = state.sort === `-${column}` ? ("descending" as const) : null;
  const sort = state.sort === column ? ("ascending" as const) : downwards;
  const next = sort === "ascending" ? `-${column}` : column;
  return { sort, sortHref: listHref(path, { ...state, sort: next, page: 1 }) };
}
