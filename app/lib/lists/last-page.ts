import type { ListState } from "./list-state";

interface ListPart {
  rows: readonly unknown[];
  /** null where the host does not paginate and returned all rows. */
  total: number | null;
}

/**
 * [TABLE-4] A page, or the last one where the list ends before it, as after its rows were deleted: an empty page behind the last would say
 * "No results".
 * @returns what was read, and the state with the page that it is
 */
export async function readUpToLastPage<Part extends ListPart>(
  wanted: ListState,
  read: (state: ListState) => Promise<Part>,
): Promise<{ state: ListState; part: Part }> {
  const part = await read(wanted);
  const last = Math.max(1, Math.ceil((part.total ?? part.rows.length) / wanted.limit));
  if (wanted.page <= last) return { state: wanted, part };
  const state = { ...wanted, page: last };
  return { state, part: part.total === null ? part : await read(state) };
}

/** [TABLE-4] The same of a page without a table, such as reviews: it would say that there are none. */
export async function readPageUpToLast<Part extends { total?: number | null | undefined }>(
  page: number,
  pageSize: number,
  read: (page: number) => Promise<Part>,
): Promise<{ page: number; part: Part }> {
  const part = await read(page);
  const last = Math.max(1, Math.ceil((part.total ?? 0) / pageSize));
  return page <= last ? { page, part } : { page: last, part: await read(last) };
}
