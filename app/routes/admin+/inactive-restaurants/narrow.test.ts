import { expect, test } from "vitest";
import { readListState } from "~/lib/list-state";
import { inactiveColumns, type InactiveRow, narrow } from "./narrow";

const row = (name: string, status: InactiveRow["status"], createdAt: string): InactiveRow => ({
  id: name,
  name,
  status,
  createdAt,
  ownerEmail: `${name}@example.test`,
  phone: null,
  address: "1 Main St",
  category: null,
  rejectionReason: null,
});
const all = [
  row("Beirut", "rejected", "2026-02"),
  row("Aleppo", "pending", "2026-03"),
  row("Cairo", "pending", "2026-01"),
];
const names = (query: string) =>
  narrow(all, readListState(new URLSearchParams(query), inactiveColumns)).rows.map(({ name }) => name);

test("[ADMIN-6] the inactive list is searched, filtered, sorted and paged", () => {
  expect(names("")).toEqual(["Cairo", "Beirut", "Aleppo"]);
  expect(names("sort=-name")).toEqual(["Cairo", "Beirut", "Aleppo"]);
  expect(names("search=ALEPPO@")).toEqual(["Aleppo"]);
  expect(names("status=pending&sort=name")).toEqual(["Aleppo", "Cairo"]);
  expect(names("page=2")).toEqual([]);
});
