import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, getWeekday, toInstant, toLocalTime, toZonedIso } from "./local-time";

const bristol = "America/New_York";

test("an instant is shown by the place's own clock", () => {
  expect(toLocalTime(new Date("2026-11-21T00:12:00Z"), bristol)).toEqual({ date: "2026-11-20", minute: 19 * 60 + 12 });
  expect(toLocalTime(new Date("2026-07-01T04:00:00Z"), bristol)).toEqual({ date: "2026-07-01", minute: 0 });
});

test("a time that the clocks skip comes after the jump, one that comes twice is the first", () => {
  expect(toInstant("2026-03-08", 150, bristol).toISOString()).toBe("2026-03-08T07:30:00.000Z");
  expect(toInstant("2026-11-01", 90, bristol).toISOString()).toBe("2026-11-01T05:30:00.000Z");
});

test("days are counted by the calendar, Monday first", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(getWeekday("2026-11-20")).toBe(4);
});

test("wall clock and instant agree wherever the clocks do not jump", () => {
  const zones = fc.constantFrom(bristol, "Asia/Kathmandu", "Europe/Istanbul", "Australia/Lord_Howe", "UTC");
  fc.assert(
    fc.property(zones, fc.integer({ min: 29_000_000, max: 31_000_000 }), (zone, minutes) => {
      const { date, minute } = toLocalTime(new Date(minutes * 60_000), zone);
      const again = toLocalTime(toInstant(date, minute, zone), zone);
      expect(again).toEqual({ date, minute });
    }),
  );
});

test("the clock is the platform's own in every zone, at any instant, asked again too", () => {
  const since2012 = fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2035, 0, 1) });
  const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  fc.assert(
    fc.property(zones, since2012, (timeZone, instant) => {
      const shown = new Date(instant).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
      for (let times = 0; times < 2; times += 1) {
        const { date, minute } = toLocalTime(new Date(instant), timeZone);
        const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
        expect(`${date} ${clock}`).toBe(shown);
      }
    }),
    { numRuns: 500 },
  );
});

test("[UI-8, TABLE-6] an instant is written with its distance from UTC, which the season and the zone decide", () => {
  expect(toZonedIso(new Date("2026-11-22T08:43:07Z"), "America/New_York")).toBe("2026-11-22T03:43:07-05:00");
  expect(toZonedIso(new Date("2026-07-01T00:30:00Z"), "America/New_York")).toBe("2026-06-30T20:30:00-04:00");
  expect(toZonedIso(new Date("2026-07-01T00:30:00Z"), "America/St_Johns")).toBe("2026-06-30T22:00:00-02:30");
  expect(toZonedIso(new Date("2026-07-01T00:30:00Z"), "UTC")).toBe("2026-07-01T00:30:00+00:00");
});
