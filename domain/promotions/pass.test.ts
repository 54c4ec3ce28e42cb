import { expect, test } from "vitest";
import { addAnchoredMonth, getFirstRenewalAt, findNextRenewalAt, isPassValid } from "./pass";

const at = (day: string) => new Date(`${day}T10:30:00Z`);

test.each([
  ["2026-03-04", 4, "2026-04-04"],
  ["2026-12-15", 15, "2027-01-15"],
  ["2026-01-31", 31, "2026-02-28"],
  ["2026-02-28", 31, "2026-03-31"],
  ["2028-01-30", 30, "2028-02-29"],
])("the month from %s of a pass of the %ith ends on %s, at the same time of day", (from, anchor, end) => {
  expect(addAnchoredMonth(at(from), anchor)).toEqual(at(end));
});

test("a renewal is tried a day before the end, at the end, and twice more; then never", () => {
  expect(getFirstRenewalAt(at("2026-04-04"))).toEqual(at("2026-04-03"));
  expect(findNextRenewalAt(1, at("2026-04-03"))).toEqual(at("2026-04-04"));
  expect(findNextRenewalAt(2, at("2026-04-04"))).toEqual(at("2026-04-06"));
  expect(findNextRenewalAt(3, at("2026-04-06"))).toEqual(at("2026-04-08"));
  expect(findNextRenewalAt(4, at("2026-04-08"))).toBeNull();
});

test("a cancelled pass is good to the end of its paid month, and no pass is good after it", () => {
  const paidUntil = at("2026-04-04");
  expect(isPassValid({ status: "active", paidUntil }, at("2026-04-03"))).toBe(true);
  expect(isPassValid({ status: "cancelled", paidUntil }, at("2026-04-03"))).toBe(true);
  expect(isPassValid({ status: "lapsed", paidUntil }, at("2026-04-03"))).toBe(false);
  expect(isPassValid({ status: "active", paidUntil }, paidUntil)).toBe(false);
});
