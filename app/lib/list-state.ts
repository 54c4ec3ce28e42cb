import { withQuery } from "./paths";

/** [TABLE-2] Rows of a page; the first is the default. */
const limits = [10, 20, 30, 40, 50];

/** [TABLE-5] What of a table stands in its address. `sort` is a column, "-column" downwards. */
export interface ListState {
  /** By name; "" where it is not set. */
  filters: Record<string, string>;
  sort: string;
  page: number;
  limit: number;
}

export interface ListColumns {
  filters: readonly string[];
  /** Columns that sort. */
  sorts: readonly string[];
  /** Where the address names none. */
  sort: string;
}

/** What an address asks of a table; whatever makes no sense in it counts as not said. */
export function readListState(search: URLSearchParams, columns: ListColumns): ListState {
  const asked = search.get("sort") ?? "";
  const page = Math.trunc(Number(search.get("page")));
  const limit = Number(search.get("limit"));
  return {
    filters: Object.fromEntries(columns.filters.map((name) => [name, (search.get(name) ?? "").trim().slice(0, 120)])),
    sort: columns.sorts.includes(asked.replace(/^-/, "")) ? asked : columns.sort,
    page: page >= 1 && page <= 10_000 ? page : 1,
    limit: limits.includes(limit) ? limit : 10,
  };
}

/** How many filters are set. */
export const countFilters = ({ filters }: ListState): number => Object.values(filters).filter(Boolean).length;

/** The address of a table in this state. */
export function listHref(path: string, state: ListState): string {
  const { filters, sort, page, limit } = state;
  return withQuery(path, { ...filters, sort, page: page > 1 ? page : null, limit: limit === 10 ? null : limit });
}

/** What of the address a list's filter form sends again: the sort, and the rows of a page where it is not the default. */
export const keptFields = ({ sort, limit }: ListState): [name: string, value: string][] =>
  limit === limits[0]
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
