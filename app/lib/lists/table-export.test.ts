import { parse } from "csv-parse/sync";
import { type CellValue, readXlsx } from "hucre/xlsx";
import { afterEach, expect, test, vi } from "vitest";
import {
  allPages,
  dayValue,
  exportResponse,
  readExportState,
  fileResponse,
  momentValue,
  toPrintSheet,
} from "./table-export.server";

interface Dish {
  name: string;
  price: number | null;
}

const columns = [
  { head: "Name", value: (dish: Dish) => dish.name },
  { head: "Price", value: (dish: Dish) => dish.price, isMoney: true },
];
const dishes: Dish[] = [
  { name: "Soup, red", price: 5.5 },
  { name: "=1+1", price: null },
];
/** The only sheet of a workbook, its head among the rows. */
async function sheetOfWorkbook(bytes: ArrayBuffer | Uint8Array) {
  const { sheets } = await readXlsx(new Uint8Array(bytes), { readStyles: true });
  expect(sheets).toHaveLength(1);
  const cell = (row: number, column: number) => sheets[0]?.cells?.get(`${row},${column}`);
  return { rows: sheets[0]?.rows ?? [], freeze: sheets[0]?.freezePane, cell };
}
const note = vi.fn<(format: string) => Promise<void>>(async () => undefined);
afterEach(() => note.mockReset());
/** Two pages of one row each. */
const pages = () => allPages((page) => Promise.resolve({ rows: dishes.slice(page - 1, page), total: dishes.length }));

test("[TABLE-6] CSV has every page's rows, quoted, with formulas neutralised", async () => {
  const response = await fileResponse("csv", { name: "dishes", columns, pages: pages() });
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="dishes.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Name,Price\r\n"Soup, red",5.50\r\n\'=1+1,\r\n');
});

test("[RUSH-16, TABLE-6] XLSX is a workbook, paper has the same values as text", async () => {
  const response = await exportResponse(new Request("http://app/export?format=xlsx"), {
    name: "dishes",
    columns,
    pages: pages(),
    note,
  });
  const { rows, cell, freeze } = await sheetOfWorkbook(await response.arrayBuffer());
  expect(rows).toEqual([
    ["Name", "Price"],
    ["Soup, red", 5.5],
    ["=1+1", null],
  ]);
  expect(cell(2, 0)?.formula).toBeUndefined();
  expect(cell(1, 1)?.style?.numFmt).toBe("0.00");
  expect(freeze).toMatchObject({ rows: 1 });
  const sheet = { title: "Dishes", subtitle: "Sofra", row: ["dish", "dishes"], columns, backHref: "/" } as const;
  expect(await toPrintSheet({ ...sheet, pages: pages(), note })).toEqual({
    title: "Dishes",
    note: "Sofra · 2 dishes",
    heads: [{ label: "Name" }, { label: "Price", end: true }],
    rows: [
      ["Soup, red", "5.50"],
      ["=1+1", ""],
    ],
    backHref: "/",
  });
  expect(note.mock.calls).toEqual([["xlsx"], ["print"]]);
});

test("[TABLE-6] what a cell of CSV holds comes back as it was: quotes, lines, spaces at its ends", async () => {
  const awkward = ['6" pizza', "two\nlines", " spaced ", "a;b", "", "old\rMac"];
  const response = await fileResponse("csv", {
    name: "awkward",
    columns: [
      { head: "Text", value: (text: string) => text },
      { head: "Again", value: (text: string) => text },
    ],
    pages: allPages(() => Promise.resolve({ rows: awkward, total: null })),
  });
  const rows: string[][] = parse(await response.text(), { bom: true, from_line: 2 });
  expect(rows).toEqual(awkward.map((text) => [text, text]));
});

test("nothing leaves the house that cannot be written down", async () => {
  note.mockRejectedValue(new Error("The host is away"));
  const request = new Request("http://app/export?format=csv");
  await expect(exportResponse(request, { name: "dishes", columns, pages: pages(), note })).rejects.toThrow("away");
});

test("[TABLE-6] of thousands of rows only a few pages are read ahead, in either format", async () => {
  for (const format of ["csv", "xlsx"] as const) {
    let read = 0;
    const many = allPages((page) => {
      read = page;
      const rows = Array.from({ length: 200 }, (_, at) => ({
        name: `Dish <${page}.${at}> & ${Math.sin(page * 200 + at)}`,
        price: at,
      }));
      return Promise.resolve({ rows, total: 5000 });
    }, 200);
    const response = await fileResponse(format, { name: "dishes", columns, pages: many });
    const reader = response.body?.getReader();
    const chunks: Uint8Array[] = [];
    for (let taken = 1; ; taken += 1) {
      const chunk = await reader?.read();
      if (!chunk?.value) break;
      chunks.push(chunk.value);
      // What is compressed waits for at most 96 kB of text, which is more than one page of these rows.
      expect(read, `${format}, after ${taken} chunks`).toBeLessThanOrEqual(4 * (taken + 1));
    }
    expect(read).toBe(25);
    expect(chunks.length).toBeGreaterThan(5);
    const whole = Buffer.concat(chunks);
    const lines =
      format === "csv" ? whole.toString().split("\r\n").length - 1 : (await sheetOfWorkbook(whole)).rows.length;
    expect(lines).toBe(5001);
  }
});

test("[TABLE-6] what comes and goes while a file is made is neither repeated nor leaves others out", async () => {
  let list = Array.from({ length: 10 }, (_, at) => ({ id: `order ${at}` }));
  const changing = allPages(async (page, perPage) => {
    const rows = list.slice((page - 1) * perPage, page * perPage);
    const answer = { rows, total: list.length };
    // After the first page somebody orders; after the second two orders of it are handed over, and leave the list.
    if (page === 1) list = [{ id: "new order" }, ...list];
    if (page === 2) list = list.filter(({ id }) => id !== "order 1" && id !== "order 4");
    return answer;
  }, 4);
  const ids: string[] = [];
  for await (const page of changing) ids.push(...page.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `order ${at}`));
});

test("a host that refuses gives its error, not a broken file", async () => {
  const refusing = () => allPages<Dish>(() => Promise.reject(new Error("The books are closed")));
  for (const format of ["csv", "xlsx"] as const)
    await expect(fileResponse(format, { name: "dishes", columns, pages: refusing() })).rejects.toThrow("closed");
});

test("a format that is not offered is not found", async () => {
  const request = new Request("http://app/export?format=pdf");
  await expect(exportResponse(request, { name: "dishes", columns, pages: pages(), note })).rejects.toBeDefined();
  expect(note).not.toHaveBeenCalled();
});

test("[TABLE-6] a host that pages nothing is read once", async () => {
  let reads = 0;
  const once = allPages(() => Promise.resolve({ rows: [(reads += 1)], total: null }));
  const read: (readonly number[])[] = [];
  for await (const page of once) read.push(page);
  expect(read).toEqual([[1]]);
});

test("[TABLE-6] a file of something else than the address asks for is not made: the list's page says what is wrong", () => {
  const filtered = { filters: ["from"], days: ["from"], sorts: ["name"], sort: "name" };
  const makeState = (query: string) =>
    readExportState(new Request(`http://app/export${query}`), filtered, () => "/dishes");
  expect(makeState("?from=2026-11-20&format=csv").filters).toEqual({ from: "2026-11-20" });
  let answer: unknown;
  try {
    makeState("?from=soon&format=csv");
  } catch (thrown) {
    answer = thrown;
  }
  expect(answer instanceof Response && answer.headers.get("location")).toBe("/dishes?from=soon&format=csv");
});

test("[RUSH-16, TABLE-6] moments are ISO with their distance from UTC in text, and dates by the place's clock to a spreadsheet", async () => {
  const zone = "America/New_York";
  const dated = [
    { head: "Date", value: (at: string) => momentValue(at, zone), isMoment: true },
    { head: "Time zone", value: () => zone, inFilesOnly: true },
    { head: "Day", value: (at: string) => dayValue(at.slice(0, 10)) },
    { head: "Number", value: () => 7 },
  ];
  const moments = ["2026-11-22T08:43:07Z", "2025-07-01T03:00:00Z"];
  const all = () => allPages(() => Promise.resolve({ rows: moments, total: null }));
  const csv = await fileResponse("csv", { name: "moments", columns: dated, pages: all() });
  expect((await csv.text()).trim().split("\r\n").slice(1)).toEqual([
    "2026-11-22T03:43:07-05:00,America/New_York,2026-11-22,7",
    "2025-06-30T23:00:00-04:00,America/New_York,2025-07-01,7",
  ]);
  const xlsx = await fileResponse("xlsx", { name: "moments", columns: dated, pages: all() });
  const bytes = await xlsx.arrayBuffer();
  const { rows, cell } = await sheetOfWorkbook(bytes);
  expect(rows[1]).toEqual([
    new Date("2026-11-22T03:43:07Z"),
    "America/New_York",
    new Date("2026-11-22T00:00:00Z"),
    7,
  ] satisfies CellValue[]);
  expect([0, 2].map((column) => cell(1, column)?.style?.numFmt)).toEqual(["yyyy-mm-dd hh:mm:ss", "yyyy-mm-dd"]);
  vi.useFakeTimers({ now: new Date("2026-11-24T12:00:00Z"), toFake: ["Date"] });
  const paper = await toPrintSheet({
    title: "T",
    subtitle: "S",
    row: ["a", "b"],
    columns: dated,
    pages: all(),
    note,
    backHref: "/",
  });
  vi.useRealTimers();
  expect(paper.heads.map(({ label }) => label)).toEqual(["Date", "Day", "Number"]);
  expect(paper.rows).toEqual([
    ["Nov 22, 3:43 AM", "Nov 22", "7"],
    ["Jun 30, 2025, 11:00 PM", "Jul 1, 2025", "7"],
  ]);
});
