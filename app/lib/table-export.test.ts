import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { allPages, exportAnswer, exportState, fileAnswer, sheetOf } from "./table-export.server";

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
const sheetOfWorkbook = (bytes: ArrayBuffer | Uint8Array) => {
  const files = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(files)).toContain("xl/workbook.xml");
  return strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
};
/** Two pages of one row each. */
const pages = () => allPages((page) => Promise.resolve({ rows: dishes.slice(page - 1, page), total: dishes.length }));

test("[TABLE-6] CSV has every page's rows, quoted, with formulas neutralised", async () => {
  const answer = await fileAnswer("csv", { name: "dishes", columns, pages: pages() });
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="dishes.csv"');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Name,Price\r\n"Soup, red",5.50\r\n\'=1+1,\r\n');
});

test("[TABLE-6] XLSX is a workbook, paper has the same values as text", async () => {
  const answer = await exportAnswer(new Request("http://app/export?format=xlsx"), {
    name: "dishes",
    columns,
    pages: pages(),
  });
  const sheetXml = sheetOfWorkbook(await answer.arrayBuffer());
  expect(sheetXml).toContain('<t xml:space="preserve">Soup, red</t></is></c><c r="B2" s="1"><v>5.5</v></c></row>');
  expect(sheetXml).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c></row>');
  const sheet = { title: "Dishes", of: "Sofra", row: ["dish", "dishes"], columns, backHref: "/" } as const;
  expect(await sheetOf({ ...sheet, pages: pages() })).toEqual({
    title: "Dishes",
    note: "Sofra · 2 dishes",
    heads: [{ label: "Name" }, { label: "Price", end: true }],
    rows: [
      ["Soup, red", "5.50"],
      ["=1+1", ""],
    ],
    backHref: "/",
  });
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
    const answer = await fileAnswer(format, { name: "dishes", columns, pages: many });
    const reader = answer.body?.getReader();
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
      format === "csv" ? whole.toString().split("\r\n").length - 1 : sheetOfWorkbook(whole).split("<row r=").length - 1;
    expect(lines).toBe(5001);
  }
});

test("a host that refuses gives its error, not a broken file", async () => {
  const refusing = () => allPages<Dish>(() => Promise.reject(new Error("The books are closed")));
  for (const format of ["csv", "xlsx"] as const)
    await expect(fileAnswer(format, { name: "dishes", columns, pages: refusing() })).rejects.toThrow("closed");
});

test("a format that is not offered is not found", () => {
  const asked = new Request("http://app/export?format=pdf");
  expect(() => exportAnswer(asked, { name: "dishes", columns, pages: pages() })).toThrow();
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
  const stateOf = (query: string) => exportState(new Request(`http://app/export${query}`), filtered, () => "/dishes");
  expect(stateOf("?from=2026-11-20&format=csv").filters).toEqual({ from: "2026-11-20" });
  let answer: unknown;
  try {
    stateOf("?from=soon&format=csv");
  } catch (thrown) {
    answer = thrown;
  }
  expect(answer instanceof Response && answer.headers.get("location")).toBe("/dishes?from=soon&format=csv");
});
