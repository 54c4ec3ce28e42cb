import { expect, test } from "vitest";
import { minuteMs } from "@domain/duration";
import { addDays, localDate } from "@domain/local-time";
import { standardMethod } from "./method";
import { nextPrayer, prayerTimes } from "./times";

const oslo = { latitude: 59.91, longitude: 10.75, timeZone: "Europe/Oslo" };
const edinburgh = { latitude: 55.95, longitude: -3.19, timeZone: "Europe/London" };
const june = Array.from({ length: 30 }, (_, day) => addDays("2026-06-01", day));

test.each([
  ["Oslo", oslo],
  ["Edinburgh", edinburgh],
])(
  "[PRAYER-1] %s in June, where it never gets dark: as recommended, Isha and Fajr are a seventh of the night off",
  (_, place) => {
    for (const date of june) {
      const { maghrib, isha, fajr, sunrise } = prayerTimes(place, date);
      const night = prayerTimes(place, addDays(date, 1)).sunrise.getTime() - maghrib.getTime();
      for (const time of [isha.getTime() - maghrib.getTime(), sunrise.getTime() - fajr.getTime()])
        expect(Math.abs(time - night / 7), date).toBeLessThan(2 * minuteMs);
    }
  },
);

test("[PRAYER-1, PRAYER-6] by the middle of the night Isha may be after midnight: it is next until it begins, and belongs to the day before", () => {
  const method = { ...standardMethod, high_latitude: "middle_of_the_night" } as const;
  for (const date of june) {
    const { isha } = prayerTimes(edinburgh, date, method);
    expect(localDate(isha, edinburgh.timeZone), date).toBe(addDays(date, 1));
    const before = new Date(isha.getTime() - 10 * minuteMs);
    const fajr = prayerTimes(edinburgh, addDays(date, 1), method).fajr;
    // Both are at the middle of the night, on the same minute or one beside it.
    expect(Math.abs(fajr.getTime() - isha.getTime())).toBeLessThanOrEqual(minuteMs);
    expect(nextPrayer(edinburgh, before, method)).toEqual({ prayer: "isha", at: isha });
  }
});
