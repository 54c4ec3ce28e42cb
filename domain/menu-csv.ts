/** [ITEM-10] The columns of a menu's CSV file, the first six of every file; the template and the export have all. */
export const menuCsvColumns = [
  "name",
  "description",
  "price",
  "category",
  "caution",
  "item_type",
  "regular_price",
  "large_price",
  "old_price",
  "tags",
  "is_available",
] as const;

export type MenuCsvColumn = (typeof menuCsvColumns)[number];

/** Without these a file is none of ours. */
export const requiredCsvColumns: readonly MenuCsvColumn[] = ["name", "description", "price", "category"];

/** [ITEM-8] */
export const largestCsvBytes = 10 * 1024 * 1024;
export const mostCsvItems = 5_000;

/** [ITEM-8] What is wrong with a chosen file before it is read, to the letter; null when nothing is. */
export function csvFileProblem(file: { name: string; size: number } | null | undefined): string | null {
  if (!file || (file.size === 0 && file.name === "")) return "Please select a CSV file to upload";
  if (!/\.csv$/i.test(file.name)) return "Please select a CSV file only";
  return file.size >= largestCsvBytes ? "File size must be less than 10MB" : null;
}
