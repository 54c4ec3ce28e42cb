import { expect, test } from "vitest";
import { comparisonTexts, periodChoices, periodText, readDays, wholePeriod } from "./period";

const today = "2026-11-21";
const of = (query: string) => readDays(new URLSearchParams(query));

test("days in an address are days of the calendar in their order; what is missing is the running month", () => {
  expect(of("from=2026-11-20&to=2026-11-02")).toEqual({ from: "2026-11-02", to: "2026-11-20" });
  expect(of("from=2026-13-02&to=x")).toEqual({ from: "", to: "" });
  expect(wholePeriod(of(""), today)).toEqual({ from: "2026-11-01", to: today });
  expect(wholePeriod(of("to=2026-09-10"), today)).toEqual({ from: "2026-09-01", to: "2026-09-10" });
  expect(wholePeriod(of("from=2026-10-05"), today)).toEqual({ from: "2026-10-05", to: today });
});

test("periods and what they are compared with are said as people say them", () => {
  const texts = periodChoices(today).map((choice) => `${choice.label}: ${periodText(choice, today)}`);
  expect(texts).toEqual([
    "Today: November 21, 2026",
    "Yesterday: November 20, 2026",
    "Last 7 days: Nov 15 to Nov 21, 2026",
    "This month: November 2026",
    "Last month: October 2026",
    "Last 12 months: Dec 1, 2025 to Nov 21, 2026",
  ]);
  expect(comparisonTexts({ from: "2026-10-01", to: "2026-10-31" }).text).toBe("October");
  expect(comparisonTexts({ from: "2026-10-01", to: "2026-10-21" }).text).toBe("Oct 1 to 21");
  expect(comparisonTexts({ from: "2026-11-08", to: "2026-11-14" }).text).toBe("the 7 days before");
  // The first of a month, and days that begin with one and end in another month.
  expect(comparisonTexts({ from: "2026-10-01", to: "2026-10-01" }).text).toBe("Oct 1");
  expect(comparisonTexts({ from: "2026-08-01", to: "2026-10-31" }).text).toBe("the 92 days before");
  expect(comparisonTexts({ from: "2026-10-31", to: "2026-10-31" }).text).toBe("the day before");
});

test("[DASH-4] the time compared with has its preposition: nothing was sold 'in October', 'on Oct 1' or 'the day before'", () => {
  expect(comparisonTexts({ from: "2026-10-01", to: "2026-10-31" }).time).toBe("in October");
  expect(comparisonTexts({ from: "2026-10-01", to: "2026-10-21" }).time).toBe("from Oct 1 to 21");
  expect(comparisonTexts({ from: "2026-10-01", to: "2026-10-01" }).time).toBe("on Oct 1");
  expect(comparisonTexts({ from: "2026-10-31", to: "2026-10-31" }).time).toBe("the day before");
  expect(comparisonTexts({ from: "2026-11-08", to: "2026-11-14" }).time).toBe("in the 7 days before");
});
