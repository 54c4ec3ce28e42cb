/** Page sizes of every table; 10 is the default. */
export const pageSizes = [10, 20, 30, 40, 50] as const;

export type PageMark = number | "gap";

/** "1 to 10 of 34"; "0 of 34" beyond the last page, "0 of 0" when there is nothing. */
export function rangeText(page: number, pageSize: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (first > total) return `0 of ${total}`;
  return `${first} to ${Math.min(page * pageSize, total)} of ${total}`;
}

/** The page numbers worth showing: the first, the last, and the neighbours of the current one. At most seven marks. */
export function pageMarks(page: number, pages: number): PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - 1, 3), pages - 4);
  const middle =
    page <= 4
      ? [2, 3, 4, 5]
      : page >= pages - 3
        ? [pages - 4, pages - 3, pages - 2, pages - 1]
        : [start, start + 1, start + 2];
  return [
    1,
    ...(middle[0] === 2 ? [] : ["gap" as const]),
    ...middle,
    ...(middle.at(-1) === pages - 1 ? [] : ["gap" as const]),
    pages,
  ];
}
