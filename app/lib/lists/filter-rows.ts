import type { ListState } from "./list-state";

export interface Filters<Row> {
  /** Texts that `search` is matched against. */
  textOf: (row: Row) => (string | null)[];
  /** A column's value, to sort by. */
  valueOf: (row: Row, column: string) => string;
  /** Whether it matches the other filters. */
  matches: (row: Row, filters: Record<string, string>) => boolean;
}

/** One page of the matching rows and their total, for lists that a host does not paginate. */
export function filterRows<Row>(rows: readonly Row[], state: ListState, how: Filters<Row>) {
  const { page, limit } = state;
  const matching = matchingRows(rows, state, how);
  return { rows: matching.slice((page - 1) * limit, page * limit), total: matching.length };
}

/** All matching rows, sorted, for exports. */
export function matchingRows<Row>(rows: readonly Row[], { filters, sort }: ListState, how: Filters<Row>): Row[] {
  const searchText = (filters.search ?? "").toLowerCase();
  const matching = rows.filter(
    (row) => how.textOf(row).join("\n").toLowerCase().includes(searchText) && how.matches(row, filters),
  );
  const column = sort.replace(/^-/, "");
  if (column === "") return matching;
  const direction = sort.startsWith("-") ? -1 : 1;
  return matching.sort((a, b) => direction * how.valueOf(a, column).localeCompare(how.valueOf(b, column)));
}
