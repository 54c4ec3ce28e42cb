import { expect, test } from "vitest";
import { allPages, exportAnswer, fileAnswer, sheetOf } from "./table-export.server";

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
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.includes("xl/worksheets/sheet1.xml")).toBe(true);
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
