import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./local-time";
import {
  computeGrowth,
  countDays,
  getPreviousPeriod,
  isLocalDate,
  startOfMonth,
  toInstantRange,
} from "./reporting-period";

test("[DASH-4] a month is compared with the month before, its first days with as many of that one", () => {
  expect(getPreviousPeriod({ from: "2026-11-01", to: "2026-11-21" })).toEqual({ from: "2026-10-01", to: "2026-10-21" });
  expect(getPreviousPeriod({ from: "2026-11-01", to: "2026-11-30" })).toEqual({ from: "2026-10-01", to: "2026-10-31" });
  expect(getPreviousPeriod({ from: "2026-03-01", to: "2026-03-30" })).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(getPreviousPeriod({ from: "2026-02-01", to: "2026-02-28" })).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(getPreviousPeriod({ from: "2026-03-01", to: "2026-03-28" })).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  // More than a month, and part of one.
  expect(getPreviousPeriod({ from: "2026-11-01", to: "2026-12-15" })).toEqual({ from: "2026-09-17", to: "2026-10-31" });
  expect(getPreviousPeriod({ from: "2026-11-02", to: "2026-11-05" })).toEqual({ from: "2026-10-29", to: "2026-11-01" });
  expect(getPreviousPeriod({ from: "2027-01-01", to: "2027-01-31" })).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("[DASH-4] any other period is compared with as many days right before it", () => {
  expect(getPreviousPeriod({ from: "2026-11-15", to: "2026-11-21" })).toEqual({ from: "2026-11-08", to: "2026-11-14" });
  const days = fc.record({ start: fc.integer({ min: 0, max: 20_000 }), length: fc.integer({ min: 1, max: 700 }) });
  fc.assert(
    fc.property(days, ({ start, length }) => {
      const from = addDays("2000-01-02", start);
      fc.pre(!from.endsWith("-01"));
      const period = { from, to: addDays(from, length - 1) };
      const before = getPreviousPeriod(period);
      expect(countDays(before)).toBe(length);
      expect(addDays(before.to, 1)).toBe(from);
    }),
  );
});

test("a period's instants follow the clocks of its place", () => {
  // The clocks go back on November 1, 2026: that day has 25 hours.
  const { start, end } = toInstantRange({ from: "2026-11-01", to: "2026-11-01" }, "America/New_York");
  expect(start.toISOString()).toBe("2026-11-01T04:00:00.000Z");
  expect(end.toISOString()).toBe("2026-11-02T05:00:00.000Z");
});

test("days that the calendar lacks are none; growth has one decimal and needs something before", () => {
  expect(
    ["2026-02-30", "2026-2-3", "", "0000-01-01", "x2026-02-28", "2026-02-28T10", "2026-02-28"].map(isLocalDate),
  ).toEqual([false, false, false, false, false, false, true]);
  expect(startOfMonth("2026-01-31", -2)).toBe("2025-11-01");
  expect(startOfMonth("2026-03-31", -2)).toBe("2026-01-01");
  expect([computeGrowth(1124, 1000), computeGrowth(0, 500), computeGrowth(10, 0)]).toEqual([12.4, -100, null]);
});
