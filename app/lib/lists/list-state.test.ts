import { expect, test } from "vitest";
import { countFilters, listHref, pageSizes, readListState, sortBy } from "./list-state";

const columns = { filters: ["status", "customer"], sorts: ["date", "amount"], sort: "-date" } as const;
const read = (search: string) => readListState(new URLSearchParams(search), columns);

test("[TABLE-2] a table offers 10 to 50 rows", () => {
  expect(pageSizes).toEqual([10, 20, 30, 40, 50]);
});

test("[TABLE-2, TABLE-5] filters, sort, page and rows stand in the address and come back from it", () => {
  const state = read("status=pending&sort=amount&page=3&limit=20");
  expect(state).toEqual({ filters: { status: "pending", customer: "" }, sort: "amount", page: 3, limit: 20 });
  expect(countFilters(state)).toBe(1);
  expect(listHref("/x", state)).toBe("/x?status=pending&sort=amount&page=3&limit=20");
});

test("[TABLE-2] what makes no sense is left to the default of 10 rows and the first page", () => {
  expect(read("page=-1&limit=7&sort=password")).toEqual(read(""));
  expect(read("page=99999&status=a%00%0Ab")).toEqual({ ...read(""), filters: { status: "a b", customer: "" } });
  expect(read("page=two")).toMatchObject({ page: 1, limit: 10, sort: "-date" });
});

test("[TABLE-5] what is no day or no choice narrows nothing and is told; days are put the right way round", () => {
  const narrowed = (search: string) =>
    readListState(new URLSearchParams(search), {
      ...columns,
      filters: ["status", "from", "to"],
      days: ["from", "to"],
      choices: { status: ["pending", "completed"] },
    });
  expect(narrowed("from=2026-02-30&to=yesterday&status=lost")).toMatchObject({
    filters: { from: "", to: "", status: "" },
    leftOut: ["lost", "2026-02-30", "yesterday"],
  });
  expect(narrowed("from=0202-11-01")).toMatchObject({ filters: { from: "" }, leftOut: ["0202-11-01"] });
  expect(narrowed("from=2026-11-20&to=2026-11-01&status=pending")).toEqual({
    ...narrowed("status=pending"),
    filters: { status: "pending", from: "2026-11-01", to: "2026-11-20" },
  });
  expect(narrowed("from=2026-11-20&status=")).not.toHaveProperty("leftOut");
});

test("[TABLE-5] a column sorts upwards first, then downwards, and leads back to the first page", () => {
  expect(sortBy("/x", read("page=2"), "amount")).toEqual({ sort: null, sortHref: "/x?sort=amount" });
  expect(sortBy("/x", read("sort=amount"), "amount")).toEqual({ sort: "ascending", sortHref: "/x?sort=-amount" });
  expect(sortBy("/x", read(""), "date")).toEqual({ sort: "descending", sortHref: "/x?sort=date" });
});
