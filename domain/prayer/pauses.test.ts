import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canOrderFor,
  findPause,
  isOpenAt,
  nextOpening,
  type OpeningDay,
  type OpeningHours,
  orderTimes,
} from "@domain/restaurants/opening-hours";
import { isPausedAt, nextOpeningText, openingText } from "@domain/restaurants/opening-text";
import { parsePrayerSettings, prayerProblem, type PrayerSettings, prayerSettings } from "@domain/settings/prayer";
import { prayers, standardMethod } from "./method";
import { prayerPauses } from "./pauses";
import { prayerTimes } from "./times";

const bristol = { latitude: 41.6718, longitude: -72.9493, timeZone: "America/New_York" };
const settings: PrayerSettings = {
  ...standardMethod,
  is_on: true,
  prayers: ["dhuhr", "asr"],
  minutes_before: 5,
  minutes_after: 20,
  jumuah_from: null,
  jumuah_to: null,
  eid_orders: false,
};
const day = (opens: string, closes: string): OpeningDay => ({
  isOpen: true,
  opensMinute: parseMinute(opens),
  closesMinute: parseMinute(closes),
});
const parseMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const makeHours = (chosen: Partial<PrayerSettings>, opening = day("11:00", "22:00")): OpeningHours => ({
  timeZone: bristol.timeZone,
  days: Array.from({ length: 7 }, () => opening),
  pausesOn: prayerPauses(bristol, { ...settings, ...chosen }),
});
/** Winter time. 2026-11-20 is a Friday; Dhuhr is at 11:38 AM, Asr at 2:07 PM. */
const at = (time: string, date = "2026-11-20") => new Date(`${date}T${time}:00-05:00`);

describe("[PRAYER-2] pauses around prayers", () => {
  test("begin so many minutes before a prayer and end so many after it, with their reason in words", () => {
    const asr = prayerTimes(bristol, "2026-11-20").asr;
    expect(asr).toEqual(at("14:07"));
    const hours = makeHours({ prayers: ["asr"] });
    expect([at("14:01"), at("14:02"), at("14:26"), at("14:27")].map((time) => isOpenAt(hours, time))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(nextOpening(hours, at("14:10"))).toEqual(at("14:27"));
    expect(openingText(hours, at("14:10"))).toBe("Pauses for Asr until 2:27 PM");
    expect(nextOpeningText(hours, at("14:10"))).toBe("Pauses for Asr until 2:27 PM");
    expect(openingText(hours, at("14:27"))).toBe("Open until 10:00 PM");
    expect(isPausedAt(hours, at("14:10"))).toBe(true);
    expect(isPausedAt(hours, at("14:40"))).toBe(false);
  });

  test("are off until somebody switches them on, and without a point only Jumu’ah is known", () => {
    expect(prayerPauses(bristol, null)).toBeUndefined();
    expect(prayerPauses(bristol, { ...settings, is_on: false })).toBeUndefined();
    const nowhere = { latitude: null, longitude: null, timeZone: bristol.timeZone };
    const pausesOn = prayerPauses(nowhere, { ...settings, jumuah_from: "13:00", jumuah_to: "14:00" });
    expect(pausesOn?.("2026-11-19")).toEqual([]);
    expect(pausesOn?.("2026-11-20")).toEqual([{ from: at("13:00"), until: at("14:00"), reason: "Jumu’ah" }]);
  });

  test("on Fridays Jumu’ah has its own window in place of Dhuhr, on both sides of a change of the clocks", () => {
    const hours = makeHours({ jumuah_from: "12:45", jumuah_to: "13:45" });
    expect(isOpenAt(hours, at("11:40"))).toBe(true);
    expect(isOpenAt(hours, at("11:40", "2026-11-19"))).toBe(false);
    expect(openingText(hours, at("13:00"))).toBe("Pauses for Jumu’ah until 1:45 PM");
    expect(findPause(hours, new Date("2026-10-30T16:45:00Z"))?.until).toEqual(new Date("2026-10-30T17:45:00Z"));
    expect(findPause(hours, new Date("2026-11-06T16:45:00Z"))).toBeNull();
  });

  test("one that lasts until it closes is its end, one at its opening delays it, and those that meet are one", () => {
    const short = makeHours({ prayers: ["asr"] }, day("11:00", "14:20"));
    expect(openingText(short, at("14:10"))).toBe("Closed. Opens tomorrow at 11:00 AM");
    const late = makeHours({ prayers: ["asr"] }, day("14:05", "20:00"));
    expect(openingText(late, at("13:00"))).toBe("Closed. Opens at 2:27 PM");
    const long = makeHours({ prayers: ["maghrib", "isha"], minutes_before: 30, minutes_after: 60 });
    const maghrib = prayerTimes(bristol, "2026-11-20").maghrib;
    const isha = prayerTimes(bristol, "2026-11-20").isha;
    expect(nextOpening(long, maghrib)).toEqual(new Date(isha.getTime() + 60 * 60_000));
  });

  test("hours that a prayer covers every day never begin", () => {
    const covered = makeHours({ prayers: ["dhuhr"], minutes_before: 60, minutes_after: 90 }, day("12:00", "12:20"));
    expect(nextOpening(covered, at("13:00"))).toBeNull();
    expect(openingText(covered, at("12:10"))).toBe("Closed");
  });

  test("an owner's own pause that ends within one ends with it", () => {
    const hours = { ...makeHours({ prayers: ["asr"] }), pausedUntil: at("14:10") };
    expect(openingText(hours, at("13:00"))).toBe("Not taking orders until 2:27 PM");
  });

  test("settings that cannot be meant are refused, and what is stored is read as it is", () => {
    const getProblem = (change: Partial<PrayerSettings>) => prayerProblem({ ...settings, ...change })?.field;
    expect(getProblem({})).toBeUndefined();
    expect(getProblem({ prayers: [] })).toBe("prayers");
    expect(getProblem({ prayers: [], is_on: false })).toBeUndefined();
    expect(getProblem({ minutes_before: 0, minutes_after: 0 })).toBe("minutes_after");
    expect(getProblem({ jumuah_from: "13:00" })).toBe("jumuah_to");
    expect(getProblem({ jumuah_to: "13:00" })).toBe("jumuah_from");
    expect(getProblem({ jumuah_from: "13:00", jumuah_to: "13:00" })).toBe("jumuah_to");
    expect(prayerSettings.safeParse({ ...settings, minutes_after: 91 }).success).toBe(false);
    expect(parsePrayerSettings({ ...settings, prayers: ["asr", "fajr", "asr"] })?.prayers).toEqual(["fajr", "asr"]);
    expect(parsePrayerSettings({ is_on: true })).toBeNull();
  });
});

const minutes = fc.integer({ min: 0, max: 1439 });
const anyHours = fc
  .record({
    latitude: fc.double({ min: 25, max: 62, noNaN: true }),
    opens: minutes,
    closes: minutes,
    chosen: fc.subarray([...prayers]),
    before: fc.integer({ min: 0, max: 60 }),
    after: fc.integer({ min: 1, max: 90 }),
    isFriday: fc.boolean(),
  })
  .map(({ latitude, opens, closes, chosen, before, after, isFriday }): OpeningHours => ({
    timeZone: bristol.timeZone,
    days: Array.from({ length: 7 }, () => ({ isOpen: true, opensMinute: opens, closesMinute: closes })),
    pausesOn: prayerPauses(
      { ...bristol, latitude },
      {
        ...settings,
        prayers: chosen,
        minutes_before: before,
        minutes_after: after,
        jumuah_from: isFriday ? "13:00" : null,
        jumuah_to: isFriday ? "14:15" : null,
      },
    ),
  }));
/** Whole minutes of 2026, days on which clocks change among them. */
const anyTime = fc
  .integer({ min: 0, max: 364 * 1440 })
  .map((minute) => new Date(Date.parse("2026-01-01T05:00:00Z") + minute * 60_000));

test(
  "[PRAYER-2] status, next opening, its words, slots and the check of an order never disagree",
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(anyHours, anyTime, (hours, now) => {
        const isOpen = isOpenAt(hours, now);
        const next = nextOpening(hours, now);
        if (isOpen) expect(next).toBeNull();
        expect(nextOpeningText(hours, now) === null).toBe(isOpen);
        expect(openingText(hours, now).startsWith("Open")).toBe(isOpen);
        if (isOpen) expect(findPause(hours, now)).toBeNull();
        if (next) expect(next > now && isOpenAt(hours, next)).toBe(true);
        if (!isOpen) {
          // Hours that a prayer covers every day never begin.
          if (!next) expect(openingText(hours, now)).toBe("Closed");
          // Nothing before it is open, looked at by the minute for two hours.
          const until = Math.min(next?.getTime() ?? Infinity, now.getTime() + 7_200_000);
          for (let time = now.getTime(); time < until; time += 60_000)
            expect(isOpenAt(hours, new Date(time))).toBe(false);
        }
        const slots = new Set(orderTimes(hours, now, 15).map((time) => time.getTime()));
        const quarter = 900_000;
        const first = Math.ceil(now.getTime() / quarter) * quarter;
        for (let time = first; time < first + 96 * quarter; time += quarter)
          expect(slots.has(time)).toBe(canOrderFor(hours, new Date(time), now, 15));
        for (const time of slots) expect(isOpenAt(hours, new Date(time))).toBe(true);
      }),
      { numRuns: 120 },
    );
  },
);

describe("[PRAYER-7] orders for Eid", () => {
  const eid = makeHours({ is_on: false, prayers: [] });
  /** Eid al-Fitr of 2026 is March 20 to 22. */
  const dates = (hours: OpeningHours, now: string) => {
    const local = (time: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: bristol.timeZone }).format(time);
    return [...new Set(orderTimes(hours, new Date(now), 15).map(local))];
  };

  test("are taken 30 days ahead where a place allows it, beside the seven days that anybody takes", () => {
    const week = ["2026-02-20", "2026-02-21", "2026-02-22", "2026-02-23", "2026-02-24", "2026-02-25", "2026-02-26"];
    expect(dates(eid, "2026-02-20T17:00:00Z")).toEqual(week);
    expect(dates({ ...eid, eidOrders: 0 }, "2026-02-20T17:00:00Z")).toEqual([
      ...week,
      "2026-03-20",
      "2026-03-21",
      "2026-03-22",
    ]);
    expect(dates({ ...eid, eidOrders: 0 }, "2026-02-18T17:00:00Z").at(-1)).toBe("2026-03-20");
    expect(dates({ ...eid, eidOrders: 0 }, "2026-02-17T17:00:00Z").at(-1)).toBe("2026-02-23");
    expect(dates({ ...eid, eidOrders: 1 }, "2026-02-20T17:00:00Z").slice(-3)).toEqual([
      "2026-02-26",
      "2026-03-21",
      "2026-03-22",
    ]);
  });

  test("are checked as they are offered: holiday hours count, another day that far ahead is refused", () => {
    const specialDays = new Map([["2026-03-20", { isOpen: false, opensMinute: 0, closesMinute: 0 }]]);
    const now = new Date("2026-02-20T17:00:00Z");
    const hours = { ...eid, eidOrders: 0 as const, specialDays };
    const may = (time: string) => canOrderFor(hours, new Date(time), now, 15);
    expect(["2026-03-20T18:00:00Z", "2026-03-21T18:00:00Z", "2026-03-23T18:00:00Z"].map(may)).toEqual([
      false,
      true,
      false,
    ]);
    for (const time of orderTimes(hours, now, 15)) expect(canOrderFor(hours, time, now, 15)).toBe(true);
  });
});
