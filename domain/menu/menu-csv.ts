import { megabyte } from "@domain/file-size";
import type { MenuCsvColumn } from "./menu-item-rules";

/** Required columns. */
export const requiredCsvColumns: readonly MenuCsvColumn[] = ["name", "description", "price", "category"];

/** [ITEM-8] */
export const maxCsvBytes = 10 * megabyte;
export const maxCsvItems = 5_000;

/** [ITEM-8] A message about an unsuitable file, before reading it; null if it is fine. */
export function csvFileProblem(file: { name: string; size: number } | null | undefined): string | null {
  if (!file || (file.size === 0 && file.name === "")) return "Please select a CSV file to upload";
  if (!/\.csv$/i.test(file.name)) return "Please select a CSV file only";
  return file.size >= maxCsvBytes ? "File size must be less than 10MB" : null;
}
