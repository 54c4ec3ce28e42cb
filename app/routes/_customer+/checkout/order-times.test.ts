import { expect, test } from "vitest";
import { momentText, timesByDay } from "./order-times";

const now = new Date("2026-11-21T00:52:00Z");

test("[UI-8, CHK-15] times are the restaurant's own, by its day", () => {
  const days = timesByDay(
    ["2026-11-21T01:30:00Z", "2026-11-21T16:00:00Z", "2026-11-22T16:15:00Z"],
    "America/New_York",
    now,
  );
  expect(days).toEqual([
    { day: "Today", times: [{ value: "2026-11-21T01:30:00Z", label: "8:30 PM" }] },
    { day: "Tomorrow", times: [{ value: "2026-11-21T16:00:00Z", label: "11:00 AM" }] },
    { day: "Sunday", times: [{ value: "2026-11-22T16:15:00Z", label: "11:15 AM" }] },
  ]);
  expect(momentText("2026-11-21T16:00:00Z", "America/New_York", now)).toBe("Tomorrow at 11:00 AM");
});
