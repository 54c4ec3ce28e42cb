import { expect, test } from "vitest";
import { getFlowPage } from "./flow-page";

test("[RUSH-6] a void ticket is on every page of the flow: in its place on its own, first on others", () => {
  const cooking = Array.from({ length: 25 }, (_, id) => ({ id, stage: "preparing" as const }));
  const tickets = [...cooking.slice(0, 13), { id: 99, stage: "void" as const }, ...cooking.slice(13)];
  const idsOn = (page: number) => getFlowPage(tickets, page).tickets.map(({ id }) => id);
  expect(idsOn(1)).toEqual([99, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(idsOn(2).slice(0, 3)).toEqual([12, 99, 13]);
  expect(idsOn(3)).toEqual([99, 23, 24]);
  expect(getFlowPage(tickets, 9)).toMatchObject({ page: 3, pages: 3 });
  expect(getFlowPage([], 1)).toEqual({ page: 1, pages: 1, tickets: [] });
});
