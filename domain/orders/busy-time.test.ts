import { expect, test } from "vitest";
import { busyMinutesAt } from "./busy-time";

const until = new Date("2026-03-04T18:00:00Z");

test("[SET-3] a busy kitchen is slower until its time is over, or until it says so", () => {
  expect(busyMinutesAt({ busyMinutes: 15, busyUntil: until }, new Date(until.getTime() - 1))).toBe(15);
  expect(busyMinutesAt({ busyMinutes: 15, busyUntil: until }, until)).toBe(0);
  expect(busyMinutesAt({ busyMinutes: 15, busyUntil: null }, until)).toBe(15);
});
