import { expect, test } from "vitest";
import { orderTimeText, resolveTime, timesByDay } from "./order-times";

const now = new Date("2026-11-21T00:52:00Z");

test("[UI-8, CHK-15] times are the restaurant's own, by its day", () => {
  const days = timesByDay(
    ["2026-11-21T01:30:00Z", "2026-11-21T16:00:00Z", "2026-11-22T16:15:00Z"],
    "America/New_York",
    now,
  );
  expect(days).toEqual([
    { date: "2026-11-20", day: "Today", times: [{ value: "2026-11-21T01:30:00Z", label: "8:30 PM" }] },
    { date: "2026-11-21", day: "Tomorrow", times: [{ value: "2026-11-21T16:00:00Z", label: "11:00 AM" }] },
    { date: "2026-11-22", day: "Sunday", times: [{ value: "2026-11-22T16:15:00Z", label: "11:15 AM" }] },
  ]);
  expect(orderTimeText("2026-11-21T16:00:00Z", "America/New_York", now)).toBe("Tomorrow at 11:00 AM");
});

test("[CHK-15] the chosen time stays, another day gives its first, and what has passed gives the first of all", () => {
  const [today, later, sunday] = ["2026-11-21T01:30:00Z", "2026-11-21T02:00:00Z", "2026-11-22T16:15:00Z"];
  const known = { times: [today, later, sunday], timeZone: "America/New_York", now };
  expect(resolveTime({ day: "", time: "" }, known)).toEqual({ day: "2026-11-20", time: today });
  expect(resolveTime({ day: "2026-11-20", time: later }, known)).toEqual({ day: "2026-11-20", time: later });
  expect(resolveTime({ day: "2026-11-22", time: later }, known)).toEqual({ day: "2026-11-22", time: sunday });
  expect(resolveTime({ day: "", time: "2026-11-21T00:45:00Z" }, known)).toEqual({ day: "2026-11-20", time: today });
  const unoffered = "2026-11-21T01:00:00Z";
  expect(resolveTime({ day: "", time: unoffered }, known)).toEqual({ day: "2026-11-20", time: unoffered });
  expect(resolveTime({ day: "", time: "" }, { ...known, times: [] })).toEqual({ day: "", time: "" });
});

test("[PRAYER-7] days of Eid that may be ordered for weeks ahead say which Eid it is", () => {
  const days = timesByDay(
    ["2026-03-11T16:00:00Z", "2026-03-20T16:00:00Z"],
    "America/New_York",
    new Date("2026-03-07T17:00:00Z"),
  );
  expect(days.map(({ day }) => day)).toEqual(["Wednesday", "Eid al-Fitr, March 20, 2026"]);
});
