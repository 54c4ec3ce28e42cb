import { setImmediate } from "node:timers/promises";
import { redirect } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { writeXlsxStream } from "hucre/xlsx";
import * as z from "zod";
import { defaultTimeZone, toZonedIso } from "@domain/local-time";
import { pluralize } from "@domain/values/plural";
import { safeText } from "@domain/values/spreadsheet-text";
import { notFoundPage } from "~/lib/not-found-page.server";
import { shortMomentText } from "~/lib/text/order-text";
import { type ListColumns, type ListState, readListState } from "./list-state";

/** Amounts are numbers of dollars, so that spreadsheets can add them up; times and dates become date cells. */
type ExportValue = string | number | null | ExportDate;

/** ISO 8601: an instant with the UTC offset of the zone it is displayed in, or a date, "2026-11-22". */
interface ExportDate {
  iso: string;
}

/** Cents as a number of dollars, which spreadsheets can add up. */
export const toDollars = (cents: number | null | undefined): number | null => (cents == null ? null : cents / 100);

/** An instant in a restaurant's time zone. */
export const momentValue = (at: string | null | undefined, zone: string | null | undefined): ExportDate | null =>
  at ? { iso: toZonedIso(new Date(at), zone ?? defaultTimeZone) } : null;

/** A date, "2026-11-22". */
export const dayValue = (date: string | null | undefined): ExportDate | null => (date ? { iso: date } : null);

export interface ExportColumn<Row> {
  head: string;
  value: (row: Row) => ExportValue;
  /** Characters, in XLSX. */
  width?: number;
  /** A number of dollars: two decimals. */
  isMoney?: boolean;
  /** Times rather than dates: spreadsheets display both. */
  isMoment?: boolean;
  /** Omitted on paper, where other columns contain it. */
  inFilesOnly?: boolean;
}

export interface TableExport<Row> {
  /** The file's name without extension: "menu-items". */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** The rows, a page at a time. */
  pages: AsyncIterable<readonly Row[]>;
}

/** Every export is recorded in the audit log first: by whom, what, in which format. */
interface Noted {
  note: (format: "csv" | "xlsx" | "print") => Promise<void>;
}

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * The list state of an export's URL. Redirects to the list's page when it is invalid: the page can say what it ignored,
 * a file could not.
 */
export function readExportState(request: Request, columns: ListColumns, path: (state: ListState) => string): ListState {
  const { search, searchParams } = new URL(request.url);
  const state = readListState(searchParams, columns);
  if (state.leftOut) throw redirect(`${path(state)}${search}`);
  return state;
}

/** [TABLE-6] The URL's rows as `?format=csv` or `xlsx`. Throws the 404 page for other formats. */
export async function exportResponse<Row>(request: Request, table: TableExport<Row> & Noted): Promise<Response> {
  const format = new URL(request.url).searchParams.get("format");
  if (format !== "csv" && format !== "xlsx") throw notFoundPage("Choose XLS or CSV.");
  await table.note(format);
  return fileResponse(format, table);
}

/**
 * Streams all rows as a download, neutralizing formulas. The first rows are read before the response starts, so that a
 * refusal of the host gives an error page rather than a broken file.
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

/** Reads the first of `pages` and returns them all. @throws what reading it throws */
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

/**
 * All pages of a list, `perPage` rows each; a single one where the host does not paginate. The list changes while it is read: a new
 * row pushes others to the next page, where they are not repeated, and a row that went pulls others to a page that has been
 * read, which is read again.
 */
export async function* allPages<Row>(
  read: (page: number, perPage: number) => Promise<{ rows: readonly Row[]; total: number | null }>,
  perPage = 1000,
): AsyncGenerator<readonly Row[]> {
  let known = new Set<string>();
  let before = 0;
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read(page, perPage);
    if (total !== null && total < before) {
      const { rows: pulled } = await read(page - 1, perPage);
      yield withoutKnown(pulled, known);
      known = new Set([...known, ...toIds(pulled)]);
    }
    yield withoutKnown(rows, known);
    // Enough to know the page before: what moves further does so between two calls.
    known = new Set(toIds(rows));
    seen += rows.length;
    if (rows.length === 0 || total === null || seen >= total) return;
    before = total;
  }
}

const identified = z.object({ id: z.string() });
const toIds = (rows: readonly unknown[]): string[] => rows.flatMap((row) => identified.safeParse(row).data?.id ?? []);

function withoutKnown<Row>(rows: readonly Row[], known: ReadonlySet<string>): readonly Row[] {
  return known.size === 0 ? rows : rows.filter((row) => !known.has(identified.safeParse(row).data?.id ?? ""));
}

interface Sheet<Row> extends Omit<TableExport<Row>, "name">, Noted {
  title: string;
  /** Whose list it is, and when it was printed. */
  subtitle: string;
  /** Singular and plural: "coupon", "coupons". */
  row: readonly [string, string];
  backHref: string;
}

/** A list as `PrintSheet` displays it. */
export async function toPrintSheet<Row>(sheet: Sheet<Row>) {
  const {
    pages,
    title,
    subtitle,
    row: [one, several],
    backHref,
  } = sheet;
  await sheet.note("print");
  const columns = sheet.columns.filter(({ inFilesOnly }) => !inFilesOnly);
  const rows = await textRows({ columns, pages });
  const heads = columns.map(({ head, isMoney }) => ({ label: head, end: isMoney }));
  return { title, note: `${subtitle} · ${pluralize(rows.length, one, several)}`, heads, rows, backHref };
}

/** Every row's values as text, for people: dates as on the pages. */
async function textRows<Row>({ columns, pages }: Omit<TableExport<Row>, "name">): Promise<string[][]> {
  const rows: string[][] = [];
  const now = new Date();
  const text = (value: ExportValue, isMoney?: boolean) =>
    typeof value === "object" && value !== null ? paperDate(value, now) : cellText(value, isMoney);
  for await (const page of pages)
    rows.push(...page.map((row) => columns.map((column) => text(column.value(row), column.isMoney))));
  return rows;
}

/** "Nov 24, 11:21 PM" or "Nov 24", with the year if it is another one. */
function paperDate({ iso }: ExportDate, now: Date): string {
  // The text is in the list's time zone already.
  const local = shortMomentText(`${iso.slice(0, 10)}T${iso.slice(11, 19) || "00:00:00"}Z`, "UTC", now);
  return iso.length > 10 ? local : local.replace(/, [^,]*$/, "");
}

function cellText(value: ExportValue, isMoney = false): string {
  if (typeof value === "number" && isMoney) return value.toFixed(2);
  return typeof value === "object" ? (value?.iso ?? "") : String(value);
}

/** With a byte order mark; otherwise Excel assumes Windows-1252. */
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

/** About 5 ms of work, between which the event loop runs. */
const linesAtOnce = 250;

/** Respects backpressure. */
const toStream = (bytes: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await bytes.return()),
  });

/** Also quotes characters that other programs take for the end of a cell. */
const csvFormat = { record_delimiter: "windows", quoted_match: /[;\r\n]|^\s|\s$/ } as const;

function csvText<Row>(column: ExportColumn<Row>, row: Row): string {
  const value = column.value(row);
  return typeof value === "string" ? safeText(value) : cellText(value, column.isMoney);
}

/** Whatever the number of rows, one page and some 64 kB of XML are in memory (docs/decisions/016). */
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

/** Text cells cannot become formulas; two characters are not allowed in XML. */
function toCell(value: ExportValue): string | number | Date | null {
  if (typeof value === "string") return value.replace(/[\ufffe\uffff]/g, "") || null;
  if (typeof value !== "object" || value === null) return value;
  // Spreadsheets have no time zones, so the cell shows the local time.
  return new Date(`${value.iso.slice(0, 19)}${value.iso.length > 10 ? "Z" : "T00:00:00Z"}`);
}
