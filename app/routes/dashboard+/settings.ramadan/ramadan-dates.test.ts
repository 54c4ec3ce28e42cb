import { expect, test } from "vitest";
import { formatRamadan } from "./ramadan-dates";

test("[PRAYER-3] the dates of Ramadan say that the calendar was moved, where it was", () => {
  expect(formatRamadan("2026-11-28", 0)).toBe(
    "The next Ramadan is from February 8, 2027 to March 8, 2027, by the Umm al-Qura calendar.",
  );
  expect(formatRamadan("2027-02-20", 1)).toBe(
    "This Ramadan is from February 9, 2027 to March 9, 2027, a day later than the Umm al-Qura calendar has it.",
  );
  expect(formatRamadan("2027-02-20", -1)).toContain("from February 7, 2027 to March 7, 2027, a day earlier than");
});
