import type { ListState } from "~/lib/lists/list-state";

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
