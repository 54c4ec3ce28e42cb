import { expect, test } from "vitest";
import { applyAvailabilityMark, type Availability, isAvailableAt, toStoredAvailability } from "./availability";

const timeZone = "America/New_York";
const at = (now: string) => ({ now: new Date(now), timeZone });

test("[ITEM-4] an item comes back at five in the morning, after some hours, or when it is switched on", () => {
  // Noon on Saturday, and half past midnight that night: the same kitchen day.
  for (const now of ["2026-11-21T17:00:00Z", "2026-11-22T05:30:00Z"])
    expect(toStoredAvailability("tomorrow", at(now))).toEqual({
      isAvailable: true,
      until: new Date("2026-11-22T10:00:00Z"),
    });
  expect(toStoredAvailability("hours", { ...at("2026-11-21T17:00:00Z"), hours: 2 }).until).toEqual(
    new Date("2026-11-21T19:00:00Z"),
  );
  expect(toStoredAvailability("off", at("2026-11-21T17:00:00Z"))).toEqual({ isAvailable: false, until: null });
  expect(toStoredAvailability("on", at("2026-11-21T17:00:00Z"))).toEqual({ isAvailable: true, until: null });
});

test.each<[Availability, string, boolean]>([
  ["on", "2026-11-21T17:00:00Z", true],
  ["off", "2026-12-21T17:00:00Z", false],
  ["hours", "2026-11-21T18:59:59Z", false],
  ["hours", "2026-11-21T19:00:00Z", true],
  ["tomorrow", "2026-11-22T09:59:59Z", false],
  ["tomorrow", "2026-11-22T10:00:00Z", true],
])("[RUSH-8] what was set to %s at noon is sold at %s: %s", (choice, then, isSold) => {
  const stored = toStoredAvailability(choice, { ...at("2026-11-21T17:00:00Z"), hours: 2 });
  expect(isAvailableAt(stored, new Date(then))).toBe(isSold);
});

test("[RUSH-8] tomorrow is five in the morning by the clock of that day, where the clock is changed in between", () => {
  // Saturday noon before the clocks go back: five o'clock is one hour later by UTC.
  expect(toStoredAvailability("tomorrow", at("2026-10-31T16:00:00Z")).until).toEqual(new Date("2026-11-01T10:00:00Z"));
});

test("[RUSH-8] a form that is saved as it stands leaves the time at which a thing comes back; another mark is for good", () => {
  const now = new Date("2026-11-21T17:00:00Z");
  const later = toStoredAvailability("hours", { ...at("2026-11-21T17:00:00Z"), hours: 2 });
  expect(applyAvailabilityMark(false, later, now)).toEqual(later);
  expect(applyAvailabilityMark(undefined, later, now)).toEqual(later);
  expect(applyAvailabilityMark(true, later, now)).toEqual({ isAvailable: true, until: null });
  expect(applyAvailabilityMark(false, { isAvailable: true, until: null }, now)).toEqual({
    isAvailable: false,
    until: null,
  });
});
