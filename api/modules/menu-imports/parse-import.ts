import { parse } from "csv-parse/sync";
import * as z from "zod";
import { parseDiet } from "@domain/menu/diets";
import { maxCsvItems, requiredCsvColumns } from "@domain/menu/menu-csv";
import { type MenuCsvColumn, menuCsvColumns, type MenuItemDraft, menuItemFields } from "@domain/menu/menu-item-rules";
import { plainText } from "@domain/values/spreadsheet-text";

export interface ImportError {
  line: number;
  field: string;
  message: string;
}

/** The maximum number of errors returned; the rest is counted. */
const maxErrors = 100;

const yes = new Set(["", "true", "yes", "1", "available"]);
const no = new Set(["false", "no", "0", "unavailable"]);
const isAvailable = z.preprocess(
  (value) => {
    const word = String(value ?? "").toLowerCase();
    return yes.has(word) ? true : no.has(word) ? false : value;
  },
  z.boolean({ error: "is_available is yes or no" }),
);
const row = z.object({ ...menuItemFields, is_available: isAvailable });

/**
 * [ITEM-10] Parses a menu's CSV file into items or errors by line. Accepts common spreadsheet output: with or without byte order
 * mark, UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs. Stops at the import limit.
 */
export function parseImport(bytes: Uint8Array): { rows: MenuItemDraft[]; errors: ImportError[]; errorCount: number } {
  const errors: ImportError[] = [];
  let errorCount = 0;
  const rows: MenuItemDraft[] = [];
  const refuse = (error: ImportError) => {
    errorCount += 1;
    if (errors.length < maxErrors) errors.push(error);
  };
  const file = (line: number, message: string) => refuse({ line, field: "file", message });

  // Excel's own first line, "sep=;", names the separator; the line stays, so that the others keep their numbers.
  const records = parseRecords(decode(bytes).replace(/^\uFEFF?sep=.(?=[\r\n])/i, ""), file);
  const [head, ...lines] = records;
  const columns = head?.cells.map((cell) => findColumn(cell));
  if (!head || !columns || lines.length === 0) {
    if (errorCount === 0) file(1, "The file holds no items");
    return { rows, errors, errorCount };
  }
  const missing = requiredCsvColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) file(head.line, `The first line must name the columns; missing: ${missing.join(", ")}`);
  else if (lines.length > maxCsvItems) file(lines[maxCsvItems]?.line ?? 1, "A file can hold at most 5,000 items");
  else
    for (const { line, cells } of lines) {
      const result = row.safeParse(toValues(columns, cells));
      if (result.success) rows.push(result.data);
      else
        for (const issue of result.error.issues)
          refuse({ line, field: String(issue.path[0] ?? ""), message: issue.message });
    }
  return { rows, errors, errorCount };
}

interface Line {
  line: number;
  cells: string[];
}

const parsedRecord = z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.number() }) });

function parseRecords(text: string, refuse: (line: number, message: string) => void): Line[] {
  const records: unknown[] = [];
  try {
    records.push(
      ...parse(text, {
        bom: true,
        delimiter: detectDelimiter(text),
        info: true,
        raw: true,
        relax_column_count: true,
        skip_records_with_empty_values: true,
        skip_empty_lines: true,
        // The header, the maximum number of rows, and one more to detect too many.
        to: maxCsvItems + 2,
      }),
    );
  } catch (error) {
    refuse(getLineNumber(error), "A quote is opened and never closed, or stands inside a field");
    return [];
  }
  return records.map((parsed) => {
    const { record, raw, info } = parsedRecord.parse(parsed);
    // Quoted fields can span lines; report the first one.
    const inner = (raw.replace(/^[\r\n]+|[\r\n]+$/g, "").match(/\r\n|\r|\n/g) ?? []).length;
    return { line: info.lines - inner, cells: record };
  });
}

const withLine = z.object({ lines: z.number() });
const getLineNumber = (error: unknown): number => withLine.safeParse(error).data?.lines ?? 1;

function decode(bytes: Uint8Array): string {
  // Excel's "Unicode Text".
  const mark = bytes.subarray(0, 2).join();
  if (mark === "255,254" || mark === "254,255")
    return new TextDecoder(mark === "255,254" ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator that occurs most often in the header. */
function detectDelimiter(text: string): string {
  const head =
    text
      .trimStart()
      .slice(0, 2_000)
      .split(/[\r\n]/, 1)[0] ?? "";
  const count = (mark: string) => head.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function findColumn(cell: string): MenuCsvColumn | undefined {
  const name = cell.trim().toLowerCase().replaceAll(" ", "_");
  return menuCsvColumns.find((column) => column === name);
}

const splitWords = (cell: string): string[] => (cell ? cell.toLowerCase().split(/\s*[|,;]\s*/) : []);

const isMark = (column: MenuCsvColumn) => ["halal", "meat", "slaughter", "meals"].includes(column);

/** Accepts a mark's value or its label. */
function toMark(cell: string): string {
  const word = cell.toLowerCase();
  const read: Record<string, string> = {
    "as the place": "place",
    "by hand": "hand",
    "by machine": "machine",
    halal: "yes",
    "not on the certificate": "uncovered",
    "halal, not on the certificate": "uncovered",
    "iftar and suhoor": "both",
    neither: "none",
  };
  return read[word] ?? (word === "not halal" ? "no" : word === "no meat" ? "none" : word);
}

function toValues(columns: readonly (MenuCsvColumn | undefined)[], cells: readonly string[]) {
  const values: Partial<Record<MenuCsvColumn, unknown>> = {};
  columns.forEach((column, index) => {
    const cell = plainText(cells[index]?.trim() ?? "");
    if (column === "tags") values.tags = splitWords(cell);
    else if (column === "diets") values.diets = splitWords(cell).map(parseDiet);
    else if (column === "menus") values.menus = cell ? cell.split(/\s*[|,;]\s*/) : [];
    else if (column === "contains") values.contains = splitWords(cell);
    else if (column && isMark(column)) values[column] = toMark(cell);
    else if (column) values[column] = cell;
  });
  return values;
}
