import { expect, test } from "vitest";
import { readPageUpToLast, readUpToLastPage } from "./last-page";
import { readListState } from "./list-state";

const columns = { filters: [], sorts: ["name"], sort: "name" };
const names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const paged = (all: readonly string[]) => (query: string) =>
  readUpToLastPage(readListState(new URLSearchParams(query), columns), async ({ page, limit }) => ({
    rows: all.slice((page - 1) * limit, page * limit),
    total: all.length,
  }));

test("[TABLE-4] a page behind the last is the last, as the rows of it may have been deleted", async () => {
  const read = paged(names);
  expect(await read("page=2")).toMatchObject({ state: { page: 2 }, part: { rows: ["eleven", "twelve"] } });
  expect(await read("page=3")).toMatchObject({ state: { page: 2 }, part: { rows: ["eleven", "twelve"] } });
  expect(await paged(names.slice(0, 10))("page=2")).toMatchObject({ state: { page: 1 }, part: { total: 10 } });
  expect(await paged([])("page=7")).toMatchObject({ state: { page: 1 }, part: { rows: [] } });
});

test("[TABLE-4] of a host that returns all rows nothing is read twice", async () => {
  let reads = 0;
  const state = readListState(new URLSearchParams("page=9"), columns);
  const result = await readUpToLastPage(state, async () => {
    reads += 1;
    return { rows: names, total: null };
  });
  expect([result.state.page, reads]).toEqual([2, 1]);
});

test("[TABLE-4] reviews and notifications behind the last page are those of the last, and none are none", async () => {
  const read = (page: number, count: number) =>
    readPageUpToLast(page, 10, async (wanted) => ({
      rows: names.slice(0, count).slice((wanted - 1) * 10, wanted * 10),
      total: count,
    }));
  expect(await read(2, 12)).toMatchObject({ page: 2, part: { rows: ["eleven", "twelve"] } });
  expect(await read(999, 12)).toMatchObject({ page: 2, part: { rows: ["eleven", "twelve"] } });
  expect(await read(2, 1)).toMatchObject({ page: 1, part: { rows: ["one"] } });
  expect(await read(3, 0)).toMatchObject({ page: 1, part: { rows: [] } });
});
