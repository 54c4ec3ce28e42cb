import { data } from "@remix-run/node";
import { safeText } from "@domain/spreadsheet-text";
import writeXlsxFile, { type SheetData } from "write-excel-file/node";

/** Amounts are numbers of dollars, so that a spreadsheet can add them up. */
export type ExportValue = string | number | null;

export interface ExportColumn<Row> {
  head: string;
  value: (row: Row) => ExportValue;
  /** Characters, in XLSX. */
  width?: number;
  /** A number of dollars: two decimals. */
  isMoney?: boolean;
}

export interface TableExport<Row> {
  /** Of the file, without its ending: "menu-items". */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** The rows as they come, a page at a time. */
  pages: AsyncIterable<readonly Row[]>;
}

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** [TABLE-6] The rows as the address asks for them, `?format=csv` or `xlsx`. Throws the 404 page for another format. */
export function exportAnswer<Row>(request: Request, table: TableExport<Row>): Promise<Response> {
  const format = new URL(request.url).searchParams.get("format");
  if (format !== "csv" && format !== "xlsx") throw data({ code: "not_found", message: "Choose XLS or CSV." }, 404);
  return fileAnswer(format, table);
}

/** A file of all rows, to be saved. CSV is sent while it is read; its formulas are neutralised. */
export async function fileAnswer<Row>(format: keyof typeof types, table: TableExport<Row>): Promise<Response> {
  const body = format === "csv" ? csvStream(table) : await xlsxFile(table);
  return new Response(body, {
    headers: {
      "Content-Type": types[format],
      "Content-Disposition": `attachment; filename="${table.name}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** All pages of a list that is read by pages, `perPage` rows each; one where the host pages nothing. */
export async function* allPages<Row>(
  read: (page: number, perPage: number) => Promise<{ rows: readonly Row[]; total: number | null }>,
  perPage = 1000,
): AsyncGenerator<readonly Row[]> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read(page, perPage);
    yield rows;
    seen += rows.length;
    if (rows.length === 0 || total === null || seen >= total) return;
  }
}

interface SheetOf<Row> extends Omit<TableExport<Row>, "name"> {
  title: string;
  /** Whose list it is, and of when. */
  of: string;
  /** One row, and several: "coupon", "coupons". */
  row: readonly [string, string];
  backHref: string;
}

/** What a `PrintSheet` shows of a list. */
export async function sheetOf<Row>({ columns, pages, title, of, row: [one, several], backHref }: SheetOf<Row>) {
  const rows = await textRows({ columns, pages });
  const heads = columns.map(({ head, isMoney }) => ({ label: head, end: isMoney }));
  return { title, note: `${of} · ${rows.length} ${rows.length === 1 ? one : several}`, heads, rows, backHref };
}

/** Every row's values as text. */
async function textRows<Row>({ columns, pages }: Omit<TableExport<Row>, "name">): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const page of pages)
    rows.push(...page.map((row) => columns.map((column) => textOf(column.value(row), column.isMoney))));
  return rows;
}

const textOf = (value: ExportValue, isMoney = false): string =>
  typeof value === "number" && isMoney ? value.toFixed(2) : String(value ?? "");

/** With a byte order mark, or Excel takes it for Windows-1252. */
function csvStream<Row>({ columns, pages }: TableExport<Row>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pages[Symbol.asyncIterator]();
  const line = (cells: string[]) => `${cells.map(quoted).join(",")}\r\n`;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${line(columns.map(({ head }) => head))}`)),
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) return controller.close();
      const lines = next.value.map((row) => line(columns.map((column) => csvText(column.value(row), column.isMoney))));
      controller.enqueue(encoder.encode(lines.join("")));
    },
    cancel: async () => void (await iterator.return?.()),
  });
}

const csvText = (value: ExportValue, isMoney?: boolean) =>
  typeof value === "string" ? safeText(value) : textOf(value, isMoney);

const quoted = (text: string): string => (/[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Text is written as text, which no spreadsheet takes for a formula. A zip's directory comes last: it is made whole. */
async function xlsxFile<Row>({ name, columns, pages }: TableExport<Row>): Promise<Uint8Array<ArrayBuffer>> {
  const data: SheetData = [columns.map(({ head }) => ({ value: head, fontWeight: "bold" as const }))];
  for await (const page of pages)
    for (const row of page) data.push(columns.map((column) => cellOf(column.value(row), column.isMoney)));
  const widths = columns.map(({ width = 18 }) => ({ width }));
  const file = writeXlsxFile(data, { sheet: name.slice(0, 31), columns: widths, stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
}

function cellOf(value: ExportValue, isMoney?: boolean) {
  if (value === null || value === "") return null;
  if (typeof value === "number") return { value, type: Number, ...(isMoney ? { format: "0.00" } : {}) };
  return { value, type: String };
}
