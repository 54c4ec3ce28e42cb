import { expect, test } from "vitest";
import { countFilters, listHref, readListState, sortBy } from "./list-state";

const columns = { filters: ["status", "customer"], sorts: ["date", "amount"], sort: "-date" } as const;
const read = (search: string) => readListState(new URLSearchParams(search), columns);

test("[TABLE-2, TABLE-5] filters, sort, page and rows stand in the address and come back from it", () => {
  const state = read("status=pending&sort=amount&page=3&limit=20");
  expect(state).toEqual({ filters: { status: "pending", customer: "" }, sort: "amount", page: 3, limit: 20 });
  expect(countFilters(state)).toBe(1);
  expect(listHref("/x", state)).toBe("/x?status=pending&sort=amount&page=3&limit=20");
});

test("[TABLE-2] what makes no sense is left to the default of 10 rows and the first page", () => {
  expect(read("page=-1&limit=7&sort=password")).toEqual(read(""));
  expect(read("page=two")).toMatchObject({ page: 1, limit: 10, sort: "-date" });
});

test("[TABLE-5] a column sorts upwards first, then downwards, and leads back to the first page", () => {
  expect(sortBy("/x", read("page=2"), "amount")).toEqual({ sort: null, sortHref: "/x?sort=amount" });
  expect(sortBy("/x", read("sort=amount"), "amount")).toEqual({ sort: "ascending", sortHref: "/x?sort=-amount" });
  expect(sortBy("/x", read(""), "date")).toEqual({ sort: "descending", sortHref: "/x?sort=date" });
});
