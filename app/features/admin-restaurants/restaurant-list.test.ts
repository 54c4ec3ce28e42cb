import { expect, test } from "vitest";
import { readListState } from "~/lib/lists/list-state";
import { narrow, type RestaurantRow } from "./restaurant-list.server";

const row = (name: string, status: RestaurantRow["status"], createdAt: string): RestaurantRow => ({
  id: name,
  name,
  status,
  createdAt,
  ownerEmail: `${name}@example.test`,
  phone: null,
  address: "1 Main St",
  category: null,
  reason: null,
});
const all = [
  row("Beirut", "rejected", "2026-02"),
  row("Aleppo", "pending", "2026-03"),
  row("Cairo", "pending", "2026-01"),
  row("Damascus", "active", "2025-12"),
];
const columns = { filters: ["search", "status"], sorts: ["name", "status", "registered"], sort: "registered" };
const names = (query: string) =>
  narrow(all, readListState(new URLSearchParams(query), columns)).rows.map(({ name }) => name);

test("[ADMIN-3, ADMIN-6] restaurants of a host that gives all are searched, filtered, sorted and paged", () => {
  expect(names("")).toEqual(["Damascus", "Cairo", "Beirut", "Aleppo"]);
  expect(names("sort=-name")).toEqual(["Damascus", "Cairo", "Beirut", "Aleppo"]);
  expect(names("search=ALEPPO@")).toEqual(["Aleppo"]);
  expect(names("status=pending&sort=name")).toEqual(["Aleppo", "Cairo"]);
  expect(names("status=approved")).toEqual(["Damascus"]);
  expect(names("sort=status")).toEqual(["Damascus", "Aleppo", "Cairo", "Beirut"]);
  expect(names("page=2")).toEqual([]);
});

test("[RUSH-20] they are narrowed by the days of New York on which they registered, both included", () => {
  const listed = [
    row("Late", "pending", "2026-03-05T03:00:00Z"),
    row("Early", "pending", "2026-03-04T05:00:00Z"),
    row("Before", "pending", "2026-03-04T04:59:00Z"),
    { ...row("Unknown", "pending", ""), createdAt: null },
  ];
  const within = (query: string) => {
    const state = readListState(new URLSearchParams(query), {
      ...columns,
      filters: ["from", "to"],
      days: ["from", "to"],
    });
    return narrow(listed, state).rows.map(({ name }) => name);
  };
  expect(within("from=2026-03-04&to=2026-03-04")).toEqual(["Early", "Late"]);
  expect(within("from=2026-03-05")).toEqual([]);
  expect(within("to=2026-03-03")).toEqual(["Before"]);
  expect(within("")).toHaveLength(4);
});
