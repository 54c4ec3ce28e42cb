import { expect, test } from "vitest";
import { fullDateText } from "./full-date";

test("a day of any year by the clock of its place", () => {
  expect(fullDateText("2026-01-01T02:05:00Z", "America/New_York")).toBe("December 31, 2025, 9:05 PM");
});
