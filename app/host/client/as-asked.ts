import { matchingRows, type Filters } from "~/lib/lists/filter-rows";

interface ListQuery {
  [name: string]: string | number | undefined;
  sort?: string;
  page?: number;
  per_page?: number;
}

interface Told<Row> {
  items: readonly Row[];
  total: number | null;
  page: number | null;
  perPage: number | null;
}

/**
 * The rows that were asked for, and how many there are. A host of somebody else may give all it has whatever the query says: what
 * it does not say it has looked at, by telling page and page size, is filtered, sorted and cut here.
 */
export function asAsked<Row>(told: Told<Row>, query: ListQuery, how: Filters<Row>): { rows: Row[]; total: number } {
  const { items, total, page, perPage } = told;
  if (total !== null && page !== null && perPage !== null) return { rows: [...items], total };
  const { sort = "", page: askedPage = 1, per_page: limit = items.length, ...filters } = query;
  const texts = Object.entries(filters).map(([name, value]) => [name, String(value ?? "")]);
  const state = { filters: Object.fromEntries(texts), sort, page: askedPage, limit };
  const rows = matchingRows(items, state, how);
  const isPart = total !== null && items.length < total;
  if (isPart) return { rows, total: rows.length < items.length ? rows.length : total };
  return { rows: rows.slice((askedPage - 1) * limit, askedPage * limit), total: rows.length };
}

/** A number as a text that sorts as it does. */
export const sortable = (value: number): string => String(value).padStart(16, "0");

/**
 * Whether a thing is this restaurant's: what customers may look at, a host gives to any other restaurant too. One that does not tell
 * whose it is has checked it.
 */
export const isOf = (restaurantId: string, told: string | null | undefined): boolean =>
  told === undefined || told === restaurantId;
