import { expect, test } from "vitest";
import { addDays, weekdays } from "@domain/local-time";
import { parseOpeningHours } from "@domain/restaurants/opening-hours";
import { prayerSettings } from "@domain/settings/prayer";
import { ramadanSettings } from "@domain/settings/ramadan";
import { standardMethod } from "./method";
import { findPausedMeals } from "./paused-meals";
import { prayerPauses } from "./pauses";
import { occasionSlot } from "./ramadan";

const days = weekdays.map((day) => ({ day, from_time: "12:00", to_time: "11:59", is_open: true }));
const ramadan = ramadanSettings.parse({
  is_on: true,
  days,
  iftar_categories: [],
  suhoor_categories: [],
  iftar_minutes: 10,
  suhoor_minutes: 45,
  last_suhoor: null,
  most_orders: null,
});
const pausing = (minutes_before: number, more: object = {}) =>
  prayerSettings.parse({
    ...standardMethod,
    is_on: true,
    prayers: ["fajr", "maghrib"],
    minutes_before,
    minutes_after: 20,
    jumuah_from: null,
    jumuah_to: null,
    ...more,
  });

/** The days of a Ramadan on which a place that pauses like this has no iftar. */
function daysWithoutIftar(minutesBefore: number): number {
  const bristol = { latitude: 41.68, longitude: -72.94, timeZone: "America/New_York" };
  const week = { ramadan: { correction: 0, days } };
  const pausesOn = prayerPauses(bristol, pausing(minutesBefore));
  const hours = { ...parseOpeningHours(days, bristol.timeZone, week), pausesOn };
  const context = { hours, settings: ramadan, point: bristol, method: standardMethod, leadMinutes: 30 };
  const all = Array.from({ length: 29 }, (_, day) => addDays("2027-02-08", day));
  return all.filter((date) => occasionSlot("iftar", date, context) === null).length;
}

test("[PRAYER-2, PRAYER-4] a pause that takes the iftar orders of some days is warned of, and no other", () => {
  for (const before of [0, 9, 10, 13, 14, 15, 60]) {
    const isWarned = findPausedMeals(pausing(before), ramadan).length > 0;
    expect([before, isWarned]).toEqual([before, daysWithoutIftar(before) > 0]);
  }
});

test("[PRAYER-2] suhoor too, and nothing where one of the two is off or the prayer is not paused for", () => {
  expect(findPausedMeals(pausing(15), ramadan)).toEqual([
    "You pause from 15 minutes before Maghrib, and orders for iftar are there 10 minutes before it, so none can be taken. Have them there earlier, under Ramadan, or pause later, under Prayer times.",
  ]);
  expect(findPausedMeals(pausing(45), ramadan)).toHaveLength(2);
  expect(findPausedMeals(pausing(45, { prayers: ["asr"] }), ramadan)).toEqual([]);
  expect(findPausedMeals(pausing(45, { is_on: false }), ramadan)).toEqual([]);
  expect(findPausedMeals(pausing(45), { ...ramadan, is_on: false })).toEqual([]);
  expect(findPausedMeals(null, ramadan)).toEqual([]);
});
