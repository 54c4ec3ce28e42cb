import { expect, test } from "vitest";
import { readOpening } from "@domain/search/amounts/opening-words";
import { isOpenAsAsked } from "./asked-opening";
import type { OpeningHours } from "./opening-hours";

/** Every day from one hour to another; winter time is five hours behind UTC. */
const daily = (opens: number, closes: number): OpeningHours => ({
  timeZone: "America/New_York",
  days: Array.from({ length: 7 }, () => ({ isOpen: true, opensMinute: opens * 60, closesMinute: closes * 60 })),
});
const at = (time: string) => new Date(`2026-11-20T${time}:00-05:00`);
const isOpen = (text: string, hours: OpeningHours | null, time = "15:00") => {
  const { opening } = readOpening(text);
  return opening !== null && isOpenAsAsked(hours, opening, at(time));
};

test.each([
  ["open now", daily(11, 22), true],
  ["open now", daily(17, 22), false],
  ["open late", daily(11, 22), false],
  ["open late", daily(11, 0), true],
  ["open until midnight", daily(11, 0), true],
  ["open until midnight", daily(11, 23), false],
  ["open until 2 am", daily(11, 2), true],
  ["open until 2 am", daily(11, 1), false],
  ["24 hours", daily(0, 0), true],
  ["24 hours", daily(6, 4), false],
])("[FIND-22] “%s” in the afternoon, case %#", (text, hours, expected) => expect(isOpen(text, hours)).toBe(expected));

test("[FIND-22] in the night “open late” asks for what is open then", () => {
  expect(isOpen("open late", daily(11, 2), "01:00")).toBe(true);
  expect(isOpen("open late", daily(11, 0), "01:00")).toBe(false);
});

test("[FIND-22] unknown hours count as open now, and promise nothing for the night", () => {
  expect([isOpen("open now", null), isOpen("open late", null), isOpen("24/7", null)]).toEqual([true, false, false]);
});
