import { withQuery } from "./paths";

/** [TABLE-2] Rows of a page; the first is the default. */
const limits = [10, 20, 30, 40, 50];

/** [TABLE-5] What of a table stands in its address. `sort` is a column, "-column" downwards. */
export interface ListState<Filter extends string> {
  filters: Record<Filter, string>;
  sort: string;
  page: number;
  limit: number;
}

interface ListColumns<Filter extends string> {
  filters: readonly Filter[];
  /** Columns that sort. */
  sorts: readonly string[];
  /** Where the address names none. */
  sort: string;
}

/** What an address asks of a table; whatever makes no sense in it counts as not said. */
export function readListState<Filter extends string>(
  search: URLSearchParams,
  columns: ListColumns<Filter>,
): ListState<Filter> {
  const asked = search.get("sort") ?? "";
  const page = Math.trunc(Number(search.get("page")));
  const limit = Number(search.get("limit"));
  return {
    filters: valuesOf(columns.filters, (name) => (search.get(name) ?? "").trim().slice(0, 120)),
    sort: columns.sorts.includes(asked.replace(/^-/, "")) ? asked : columns.sort,
    page: page >= 1 && page <= 10_000 ? page : 1,
    limit: limits.includes(limit) ? limit : 10,
  };
}

/** Every name has a value, which `fromEntries` cannot tell by itself. */
const valuesOf = <Filter extends string>(names: readonly Filter[], valueOf: (name: Filter) => string) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Filter, string>;

/** How many filters are set. */
export const countFilters = ({ filters }: ListState<string>): number => Object.values(filters).filter(Boolean).length;

/** The address of a table in this state. */
export function listHref<Filter extends string>(path: string, state: ListState<Filter>): string {
  const { filters, sort, page, limit } = state;
  return withQuery(path, { ...filters, sort, page: page > 1 ? page : null, limit: limit === 10 ? null : limit });
}

/** A column's head: how it is sorted now, and the address that sorts by it, the other way round when it is already. */
export function sortBy<Filter extends string>(path: string, state: ListState<Filter>, column: string) {
  const downwards = state.sort === `-${column}` ? ("descending" as const) : null;
  const sort = state.sort === column ? ("ascending" as const) : downwards;
  const next = sort === "ascending" ? `-${column}` : column;
  return { sort, sortHref: listHref(path, { ...state, sort: next, page: 1 }) };
}
