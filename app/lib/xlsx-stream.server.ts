import { Zip, ZipDeflate } from "fflate";

/**
 * A cell: text stays text, which no spreadsheet takes for a formula. `iso`: a day, or a moment of which a spreadsheet, that knows no
 * zones, shows what the clock there shows.
 */
export type XlsxCell = string | { value: number; format: "number" | "money" } | { iso: string } | null;

export interface Workbook {
  /** Of the only sheet. */
  name: string;
  columns: readonly { head: string; /** Characters. */ width: number }[];
  /** The rows as they come. */
  pages: AsyncIterable<readonly (readonly XlsxCell[])[]>;
}

const type = "http://schemas.openxmlformats.org";
const main = `${type}/spreadsheetml/2006/main`;
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;

/** What every workbook of one sheet has (ECMA-376, part 1); styles: 1 amounts, 2 the head, 3 moments, 4 days. */
const frame = (name: string): Record<string, string> => ({
  "[Content_Types].xml": xml(
    `<Types xmlns="${type}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ),
  "_rels/.rels": relations({ rId1: ["officeDocument", "xl/workbook.xml"] }),
  "xl/workbook.xml": xml(
    `<workbook xmlns="${main}" xmlns:r="${type}/officeDocument/2006/relationships"><sheets><sheet name="${escaped(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  "xl/_rels/workbook.xml.rels": relations({
    rId1: ["worksheet", "worksheets/sheet1.xml"],
    rId2: ["styles", "styles.xml"],
  }),
  "xl/styles.xml": xml(
    `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ),
});

function relations(parts: Record<string, [kind: string, target: string]>): string {
  const lines = Object.entries(parts).map(
    ([id, [kind, target]]) =>
      `<Relationship Id="${id}" Type="${type}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
  );
  return xml(`<Relationships xmlns="${type}/package/2006/relationships">${lines.join("")}</Relationships>`);
}

/** The bytes of a workbook of one sheet as its rows come: of the rows, no more than a page is held. */
export async function* xlsxBytes({ name, columns, pages }: Workbook): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = () => {
    const bytes = new Uint8Array(Buffer.concat(ready));
    ready = [];
    return bytes;
  };
  const encoder = new TextEncoder();
  const add = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    return (text: string, isLast = false) => file.push(encoder.encode(text), isLast);
  };
  for (const [path, text] of Object.entries(frame(name))) add(path)(text, true);
  const write = add("xl/worksheets/sheet1.xml");
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  write(
    xml(
      `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`,
    ),
  );
  let row = 1;
  write(
    rowXml(
      row,
      columns.map(({ head }) => head),
      ' s="2"',
    ),
  );
  for await (const page of pages) {
    write(page.map((cells) => rowXml((row += 1), cells)).join(""));
    if (ready.length > 0) yield taken();
  }
  write("</sheetData></worksheet>", true);
  zip.end();
  yield taken();
}

/** Every cell says where it stands: not every program counts for itself. */
const rowXml = (row: number, cells: readonly XlsxCell[], style = "") =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(`${columnName(at)}${row}`, cell, style)).join("")}</row>`;

function cellXml(at: string, cell: XlsxCell, style: string): string {
  if (cell === null || cell === "") return "";
  if (typeof cell !== "string") {
    if ("iso" in cell) return `<c r="${at}" s="${cell.iso.length > 10 ? 3 : 4}"><v>${serialOf(cell.iso)}</v></c>`;
    return `<c r="${at}"${cell.format === "money" ? ' s="1"' : ""}><v>${cell.value}</v></c>`;
  }
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Days since the last of 1899, as spreadsheets count them, with the time of the clock as a part of a day. */
const serialOf = (iso: string): number =>
  (Date.parse(`${iso.slice(0, 19)}${iso.length > 10 ? "Z" : "T00:00:00Z"}`) - Date.UTC(1899, 11, 30)) / 86_400_000;

/** "A", "Z", "AA". */
const columnName = (at: number): string =>
  (at < 26 ? "" : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML knows no control characters but tab and line ends. Halves of surrogate pairs go when it is encoded. */
const escaped = (value: string): string =>
  value
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
