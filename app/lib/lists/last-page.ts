import type { ListState } from "./list-state";

interface ListPart {
  rows: readonly unknown[];
  /** null where the host does not paginate and returned all rows. */
  total: number | null;
}

/** [TABLE-4] As `readPageUpToLast`, of a list with filters and sorting. */
export async function readUpToLastPage<Part extends ListPart>(
  wanted: ListState,
  read: (state: ListState) => Promise<Part>,
): Promise<{ state: ListState; part: Part }> {
  const { page, part } = await readPageUpToLast(wanted.page, wanted.limit, (one) => read({ ...wanted, page: one }));
  return { state: { ...wanted, page }, part };
}

/**
 * [TABLE-4] A page, or the last one where the list ends before it, as after its rows were deleted: an empty page behind the last would say
 * that there are none.
 * @returns what was read, and the number of the page that it is
 */
export async function readPageUpToLast<Part extends Partial<ListPart>>(
  page: number,
  pageSize: number,
  read: (page: number) => Promise<Part>,
): Promise<{ page: number; part: Part }> {
  const part = await read(page);
  const last = Math.max(1, Math.ceil((part.total ?? part.rows?.length ?? 0) / pageSize));
  if (page <= last) return { page, part };
  return { page: last, part: part.total === null ? part : await read(last) };
}
