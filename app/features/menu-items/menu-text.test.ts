import { expect, test } from "vitest";
import { availabilityText } from "./menu-text";

const text = (until: string | null, isAvailable = false) =>
  availabilityText({ isAvailable, unavailableUntil: until }, new Date("2026-11-24T03:17:00Z"), "America/New_York");

test("[RUSH-8] until when a dish is sold out: a time alone within a day, else with its day", () => {
  expect(text(null, true)).toBe("Available");
  expect(text(null)).toBe("Sold out");
  // 10:17 PM in Connecticut.
  expect(text("2026-11-24T05:17:00Z")).toBe("Sold out until 12:17 AM");
  expect(text("2026-11-24T10:00:00Z")).toBe("Sold out until 5:00 AM");
  expect(text("2026-11-25T10:00:00Z")).toBe("Sold out until November 25, 5:00 AM");
});
