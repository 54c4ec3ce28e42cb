import { setImmediate } from "node:timers/promises";
import { data, redirect } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { writeXlsxStream } from "hucre/xlsx";
import { defaultTimeZone, toZonedIso } from "@domain/local-time";
import { safeText } from "@domain/values/spreadsheet-text";
import { type ListColumns, type ListState, readListState } from "./list-state";

/** Amounts are numbers of dollars, so that a spreadsheet can add them up; moments and days are dates to it. */
type ExportValue = string | number | null | ExportDate;

/** ISO 8601: an instant with its distance from UTC by the clock it is shown in, or a day of the calendar, "2026-11-22". */
interface ExportDate {
  iso: string;
}

/** An instant by a place's clock. */
export const momentValue = (at: string | null | undefined, zone: string | null | undefined): ExportDate | null =>
  at ? { iso: toZonedIso(new Date(at), zone ?? defaultTimeZone) } : null;

/** A day of the calendar, "2026-11-22". */
export const dayValue = (date: string | null | undefined): ExportDate | null => (date ? { iso: date } : null);

export interface ExportColumn<Row> {
  head: string;
  value: (row: Row) => ExportValue;
  /** Characters, in XLSX. */
  width?: number;
  /** A number of dollars: two decimals. */
  isMoney?: boolean;
  /** Moments rather than days: a spreadsheet shows the time as well. */
  isMoment?: boolean;
  /** Left out on paper, where the other columns say it already. */
  inFilesOnly?: boolean;
}

export interface TableExport<Row> {
  /** Of the file, without its ending: "menu-items". */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** The rows as they come, a page at a time. */
  pages: AsyncIterable<readonly Row[]>;
}

/** What leaves the house is written down first: by whom, what, in which format. */
interface Noted {
  note: (format: "csv" | "xlsx" | "print") => Promise<void>;
}

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * What the address asks of a list that is exported. Throws a redirect to the list's page where that makes no sense: the page
 * says what it leaves out, a file could not.
 */
export function readExportState(request: Request, columns: ListColumns, path: (state: ListState) => string): ListState {
  const { search, searchParams } = new URL(request.url);
  const state = readListState(searchParams, columns);
  if (state.leftOut) throw redirect(`${path(state)}${search}`);
  return state;
}

/** [TABLE-6] The rows as the address asks for them, `?format=csv` or `xlsx`. Throws the 404 page for another format. */
export async function exportResponse<Row>(request: Request, table: TableExport<Row> & Noted): Promise<Response> {
  const format = new URL(request.url).searchParams.get("format");
  if (format !== "csv" && format !== "xlsx") throw data({ code: "not_found", message: "Choose XLS or CSV." }, 404);
  await table.note(format);
  return fileResponse(format, table);
}

/**
 * A file of all rows, to be saved, sent while the host is read. Its formulas are neutralised. The first rows are read before
 * anything is answered, so that a host that refuses gives an error page and no broken file.
 */
export async function fileResponse<Row>(format: keyof typeof types, table: TableExport<Row>): Promise<Response> {
  const begun = { ...table, pages: await begin(table.pages) };
  return new Response(format === "csv" ? toStream(csvBytes(begun)) : workbookStream(begun), {
    headers: {
      "Content-Type": types[format],
      "Content-Disposition": `attachment; filename="${table.name}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** The same pages, the first of which is read by now. @throws what reading it throws */
async function begin<Page>(pages: AsyncIterable<Page>): Promise<AsyncIterable<Page>> {
  const iterator = pages[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
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

interface Sheet<Row> extends Omit<TableExport<Row>, "name">, Noted {
  title: string;
  /** Whose list it is, and of when. */
  of: string;
  /** One row, and several: "coupon", "coupons". */
  row: readonly [string, string];
  backHref: string;
}

/** What a `PrintSheet` shows of a list. */
export async function toPrintSheet<Row>(sheet: Sheet<Row>) {
  const {
    pages,
    title,
    of,
    row: [one, several],
    backHref,
  } = sheet;
  await sheet.note("print");
  const columns = sheet.columns.filter(({ inFilesOnly }) => !inFilesOnly);
  const rows = await textRows({ columns, pages });
  const heads = columns.map(({ head, isMoney }) => ({ label: head, end: isMoney }));
  return { title, note: `${of} · ${rows.length} ${rows.length === 1 ? one : several}`, heads, rows, backHref };
}

/** Every row's values as text. */
async function textRows<Row>({ columns, pages }: Omit<TableExport<Row>, "name">): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const page of pages)
    rows.push(...page.map((row) => columns.map((column) => cellText(column.value(row), column.isMoney))));
  return rows;
}

function cellText(value: ExportValue, isMoney = false): string {
  if (typeof value === "number" && isMoney) return value.toFixed(2);
  return typeof value === "object" ? (value?.iso ?? "") : String(value);
}

/** With a byte order mark, or Excel takes it for Windows-1252. */
async function* csvBytes<Row>({ columns, pages }: TableExport<Row>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const encode = (lines: string[][], bom = false) => encoder.encode(stringify(lines, { ...csvFormat, bom }));
  yield encode([columns.map(({ head }) => head)], true);
  for await (const page of pages)
    for (let from = 0; from < page.length; from += linesAtOnce) {
      const rows = page.slice(from, from + linesAtOnce);
      yield encode(rows.map((row) => columns.map((column) => csvText(column, row))));
      await setImmediate();
    }
}

/** Some 5 ms of work, between which the process does other things. */
const linesAtOnce = 250;

/** Reads on only as fast as the other side takes it. */
const toStream = (bytes: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await bytes.return()),
  });

/** Quoted is also what other programs than ours would take for the end of a cell, or for none of its text. */
const csvFormat = { record_delimiter: "windows", quoted_match: /[;\r\n]|^\s|\s$/ } as const;

function csvText<Row>(column: ExportColumn<Row>, row: Row): string {
  const value = column.value(row);
  return typeof value === "string" ? safeText(value) : cellText(value, column.isMoney);
}

/** Of any number of rows, a page and some 64 kB of XML are in memory (docs/decisions/016). */
const workbookStream = <Row>({ name, columns, pages }: TableExport<Row>): ReadableStream<Uint8Array> =>
  writeXlsxStream(readCells(columns, pages), {
    name: name.slice(0, 31),
    columns: columns.map(({ head, width = 18, isMoney, isMoment }) => ({
      header: head,
      width,
      numFmt: isMoney ? "0.00" : isMoment ? "yyyy-mm-dd hh:mm:ss" : undefined,
    })),
    freezePane: { rows: 1 },
  });

async function* readCells<Row>(columns: TableExport<Row>["columns"], pages: TableExport<Row>["pages"]) {
  for await (const page of pages) for (const row of page) yield columns.map((column) => toCell(column.value(row)));
}

/** Text stays text, which no spreadsheet takes for a formula; XML does not know two of its characters. */
function toCell(value: ExportValue): string | number | Date | null {
  if (typeof value === "string") return value.replace(/[\ufffe\uffff]/g, "") || null;
  if (typeof value !== "object" || value === null) return value;
  // A spreadsheet knows no zones: it shows what the clock there shows.
  return new Date(`${value.iso.slice(0, 19)}${value.iso.length > 10 ? "Z" : "T00:00:00Z"}`);
}
