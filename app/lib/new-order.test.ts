import { expect, test } from "vitest";
import { listedReadyMinutes, readyMinuteChoices, soonToAcceptText, timeToAcceptText } from "./new-order";

const now = Date.parse("2026-11-20T17:00:00Z");
const inMinutes = (minutes: number) => now + minutes * 60_000;

test.each([
  [-1, "Time is over"],
  [0, "Time is over"],
  [0.5, "Under a minute left"],
  [9.9, "9 min left"],
  [120, "120 min left"],
  [200, "3 hours left"],
])("[RUSH-4, RUSH-5] the time to accept, %s minutes before its end", (minutes, text) => {
  expect(timeToAcceptText(inMinutes(minutes), now)).toBe(text);
});

test("[RUSH-1] in lists and messages only the last hour to accept is told", () => {
  expect([null, inMinutes(-1), inMinutes(61)].map((at) => soonToAcceptText(at, now))).toEqual([null, null, null]);
  expect(soonToAcceptText(inMinutes(60), now)).toBe("60 min left");
});

test("[RUSH-5] the usual minutes are among the choices, in order", () => {
  expect(readyMinuteChoices(25)).toEqual([10, 15, 20, 25, 30, 45]);
  expect(readyMinuteChoices(20)).toEqual([10, 15, 20, 30, 45]);
  expect(readyMinuteChoices(35, listedReadyMinutes)).toEqual([10, 15, 20, 25, 30, 35, 40, 50, 60, 90]);
});
