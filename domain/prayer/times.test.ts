import { expect, test } from "vitest";
import { localDate, toLocalTime } from "@domain/local-time";
import { asrRules, calculations, highLatitudeRules, type PrayerMethod, prayerNames, prayers } from "./method";
import { nextPrayer, type PrayerPlace, prayerTimes } from "./times";

/**
 * What others have published, to the figure, by the town's wall clock: Fajr, sunrise, Dhuhr, Asr, Maghrib, Isha. Tables of Makkah,
 * Dubai, Singapore, Tehran, London and Oslo as batoulapps/adhan keeps them in Shared/Times with their source (London's and Oslo's
 * sheets before its adjustments). NOAA tells sunrise and sunset alone. Clocks changed on November 6, 2016 in Illinois and on
 * November 1, 2020 in Boston and Anchorage.
 */
interface Published {
  town: string;
  source: string;
  place: PrayerPlace;
  method: PrayerMethod;
  /** Minutes that published figures may differ by: two at high latitude. */
  within: 1 | 2;
  days: string;
}

const published: Published[] = [
  {
    town: "Bloomington-Normal, Illinois",
    source:
      "Islamic Center of Bloomington Normal, prayer time table of November 2016 (github.com/usicbn/icbn, documents/Nov16_Schedule.xlsx)",
    place: { latitude: 40.4842, longitude: -88.9937, timeZone: "America/Chicago" },
    method: { calculation: "north_america", asr: "hanafi", high_latitude: "recommended" },
    within: 1,
    days: `
      2016-11-01 06:11 07:26 12:40 16:11 17:52 19:08
      2016-11-02 06:12 07:27 12:40 16:09 17:51 19:07
      2016-11-03 06:13 07:28 12:40 16:08 17:50 19:06
      2016-11-04 06:14 07:29 12:40 16:07 17:49 19:05
      2016-11-05 06:15 07:30 12:40 16:06 17:48 19:04
      2016-11-06 05:16 06:31 11:40 15:05 16:47 18:04
      2016-11-07 05:17 06:33 11:40 15:04 16:46 18:03
      2016-11-08 05:18 06:34 11:40 15:03 16:45 18:02
      2016-11-09 05:19 06:35 11:40 15:02 16:44 18:01
      2016-11-10 05:20 06:36 11:40 15:01 16:43 18:00
      2016-11-11 05:21 06:37 11:40 15:00 16:42 17:59
      2016-11-12 05:22 06:39 11:40 15:00 16:41 17:59
      2016-11-13 05:23 06:40 11:41 14:59 16:40 17:58
      2016-11-14 05:24 06:41 11:41 14:58 16:39 17:57
      2016-11-15 05:25 06:42 11:41 14:57 16:38 17:56
      2016-11-16 05:26 06:43 11:41 14:56 16:37 17:56
      2016-11-17 05:27 06:44 11:41 14:56 16:37 17:55
      2016-11-18 05:28 06:45 11:41 14:55 16:36 17:55
      2016-11-19 05:29 06:47 11:42 14:54 16:35 17:54
      2016-11-20 05:30 06:48 11:42 14:54 16:35 17:54
      2016-11-21 05:31 06:49 11:42 14:53 16:34 17:53
      2016-11-22 05:32 06:50 11:42 14:53 16:34 17:53
      2016-11-23 05:33 06:51 11:43 14:52 16:33 17:52
      2016-11-24 05:34 06:52 11:43 14:52 16:32 17:52
      2016-11-25 05:35 06:53 11:43 14:51 16:32 17:52
      2016-11-26 05:36 06:54 11:44 14:51 16:32 17:51
      2016-11-27 05:37 06:55 11:44 14:50 16:31 17:51
      2016-11-28 05:38 06:57 11:44 14:50 16:31 17:51
      2016-11-29 05:39 06:58 11:45 14:50 16:31 17:51
      2016-11-30 05:39 06:59 11:45 14:49 16:30 17:51`,
  },
  {
    town: "Boston, Massachusetts",
    source: "NOAA solar calculator, table of 2020, by jforget/Astro-Sunrise, util/check-Boston-2020",
    place: { latitude: 42.3358, longitude: -71.2044, timeZone: "America/New_York" },
    method: { calculation: "north_america", asr: "standard", high_latitude: "recommended" },
    within: 1,
    days: `
      2020-01-01 - 07:14 - - 16:23 -
      2020-02-01 - 06:59 - - 16:58 -
      2020-03-01 - 06:19 - - 17:35 -
      2020-04-01 - 06:26 - - 19:11 -
      2020-05-01 - 05:39 - - 19:45 -
      2020-06-01 - 05:10 - - 20:15 -
      2020-07-01 - 05:12 - - 20:25 -
      2020-08-01 - 05:38 - - 20:04 -
      2020-09-01 - 06:11 - - 19:18 -
      2020-10-01 - 06:42 - - 18:25 -
      2020-11-01 - 06:19 - - 16:37 -
      2020-12-01 - 06:55 - - 16:13 -`,
  },
  {
    town: "Anchorage, Alaska",
    source: "NOAA solar calculator, table of 2020, by jforget/Astro-Sunrise, util/check-Anchorage-2020",
    place: { latitude: 61.2, longitude: -149.9, timeZone: "America/Anchorage" },
    method: { calculation: "north_america", asr: "standard", high_latitude: "recommended" },
    within: 2,
    days: `
      2020-01-01 - 10:14 - - 15:53 -
      2020-02-01 - 09:21 - - 17:07 -
      2020-03-01 - 07:58 - - 18:27 -
      2020-04-01 - 07:20 - - 20:47 -
      2020-05-01 - 05:49 - - 22:06 -
      2020-06-01 - 04:35 - - 23:22 -
      2020-07-01 - 04:28 - - 23:38 -
      2020-08-01 - 05:34 - - 22:36 -
      2020-09-01 - 06:53 - - 21:04 -
      2020-10-01 - 08:08 - - 19:29 -
      2020-11-01 - 08:29 - - 16:56 -
      2020-12-01 - 09:47 - - 15:51 -`,
  },
  {
    town: "London",
    source: "moonsighting.com/pray.php, 2016",
    place: { latitude: 51.507194, longitude: -0.116711, timeZone: "Europe/London" },
    method: { calculation: "moonsighting_committee", asr: "hanafi", high_latitude: "recommended" },
    within: 1,
    days: `
      2016-01-01 06:25 08:06 12:09 14:15 16:05 17:38
      2016-02-01 06:02 07:40 12:19 15:00 16:52 18:18
      2016-03-01 05:10 06:45 12:18 15:48 17:44 19:03
      2016-04-01 04:59 06:35 13:09 17:31 19:37 20:49
      2016-05-01 03:47 05:32 13:02 18:05 20:27 21:32
      2016-06-01 02:55 04:49 13:03 18:31 21:12 22:23
      2016-07-01 02:51 04:48 13:09 18:41 21:24 22:38
      2016-08-01 03:38 05:25 13:12 18:23 20:51 21:56
      2016-09-01 04:35 06:14 13:05 17:40 19:49 20:58
      2016-10-01 05:28 07:02 12:55 16:43 18:40 19:57
      2016-11-01 05:17 06:55 11:49 14:44 16:36 17:59
      2016-12-01 06:04 07:44 11:55 14:08 15:58 17:29`,
  },
  {
    town: "Oslo",
    source: "moonsighting.com/pray.php, 2016",
    place: { latitude: 59.909434, longitude: 10.734937, timeZone: "Europe/Oslo" },
    method: { calculation: "moonsighting_committee", asr: "hanafi", high_latitude: "recommended" },
    within: 2,
    days: `
      2016-01-01 07:34 09:19 12:25 13:35 15:25 17:02
      2016-02-01 06:50 08:32 12:36 14:34 16:33 18:01
      2016-03-01 05:36 07:14 12:34 15:41 17:49 19:08
      2016-04-01 05:10 06:41 13:26 17:43 20:05 21:16
      2016-05-01 04:06 05:14 13:19 18:32 21:18 22:21
      2016-06-01 03:18 04:07 13:20 19:09 22:27 23:13
      2016-07-01 03:15 04:01 13:26 19:20 22:44 23:27
      2016-08-01 03:57 04:59 13:28 18:54 21:49 22:48
      2016-09-01 04:48 06:13 13:22 17:56 20:22 21:31
      2016-10-01 05:46 07:23 13:12 16:42 18:52 20:09
      2016-11-01 05:59 07:40 12:06 14:23 16:23 17:49
      2016-12-01 07:08 08:52 12:11 13:31 15:23 16:57`,
  },
  {
    town: "Makkah",
    source: "ummulqura.org.sa, 2016",
    place: { latitude: 21.427009, longitude: 39.828685, timeZone: "Asia/Riyadh" },
    method: { calculation: "umm_al_qura", asr: "standard", high_latitude: "recommended" },
    within: 1,
    days: `
      2016-01-05 05:39 06:59 12:26 15:32 17:53 19:23
      2016-02-04 05:39 06:57 12:35 15:49 18:13 19:43
      2016-03-05 05:22 06:37 12:33 15:55 18:27 19:57
      2016-04-03 04:55 06:11 12:24 15:50 18:37 20:07
      2016-05-02 04:27 05:48 12:18 15:39 18:47 20:17
      2016-06-04 04:11 05:37 12:20 15:37 19:01 20:31
      2016-07-08 04:18 05:44 12:26 15:43 19:07 20:37
      2016-08-02 04:32 05:54 12:27 15:46 19:00 20:30
      2016-09-04 04:48 06:04 12:20 15:45 18:34 20:04
      2016-10-06 04:58 06:13 12:09 15:32 18:04 19:34
      2016-11-05 05:09 06:26 12:05 15:19 17:43 19:13
      2016-12-04 05:24 06:44 12:12 15:17 17:38 19:08`,
  },
  {
    town: "Dubai",
    source: "awqaf.gov.ae, 2018",
    place: { latitude: 25.263056, longitude: 55.297222, timeZone: "Asia/Dubai" },
    method: { calculation: "dubai", asr: "standard", high_latitude: "recommended" },
    within: 1,
    days: `
      2018-01-01 05:42 07:01 12:25 15:24 17:44 19:03
      2018-02-01 05:42 06:58 12:35 15:44 18:07 19:22
      2018-03-01 05:25 06:39 12:34 15:54 18:24 19:38
      2018-04-01 04:53 06:08 12:25 15:54 18:38 19:53
      2018-05-01 04:21 05:40 12:19 15:47 18:52 20:12
      2018-06-01 04:00 05:25 12:19 15:43 19:08 20:33
      2018-07-01 04:02 05:29 12:25 15:48 19:16 20:43
      2018-08-01 04:21 05:43 12:28 15:55 19:07 20:29
      2018-09-01 04:40 05:56 12:22 15:51 18:41 19:57
      2018-10-01 04:54 06:08 12:11 15:35 18:09 19:23
      2018-11-01 05:08 06:23 12:05 15:17 17:42 18:57
      2018-12-01 05:25 06:43 12:11 15:11 17:32 18:50`,
  },
  {
    town: "Singapore",
    source: "muis.gov.sg, the first of each month of 2020",
    place: { latitude: 1.370845, longitude: 103.801456, timeZone: "Asia/Singapore" },
    method: { calculation: "singapore", asr: "standard", high_latitude: "recommended" },
    within: 1,
    days: `
      2020-01-01 05:44 07:07 13:10 16:34 19:10 20:25
      2020-02-01 05:57 07:17 13:20 16:41 19:21 20:33
      2020-03-01 05:57 07:15 13:18 16:30 19:20 20:29
      2020-04-01 05:48 07:05 13:10 16:16 19:13 20:22
      2020-05-01 05:38 06:57 13:03 16:23 19:08 20:19
      2020-06-01 05:34 06:58 13:04 16:29 19:09 20:24
      2020-07-01 05:40 07:04 13:10 16:35 19:15 20:30
      2020-08-01 05:46 07:06 13:13 16:34 19:17 20:29
      2020-09-01 05:43 07:01 13:06 16:16 19:09 20:18
      2020-10-01 05:35 06:51 12:56 16:03 18:58 20:06
      2020-11-01 05:27 06:47 12:50 16:10 18:51 20:02
      2020-12-01 05:30 06:53 12:56 16:19 18:56 20:10`,
  },
  {
    town: "Tehran",
    source: "praytimes.org, 2018",
    place: { latitude: 35.715298, longitude: 51.404343, timeZone: "Asia/Tehran" },
    method: { calculation: "tehran", asr: "standard", high_latitude: "recommended" },
    within: 1,
    days: `
      2018-01-01 05:44 07:14 12:08 14:44 17:22 18:12
      2018-02-01 05:39 07:05 12:18 15:10 17:51 18:39
      2018-03-01 05:11 06:35 12:17 15:30 18:17 19:04
      2018-04-01 05:26 06:51 13:08 16:42 19:44 20:32
      2018-05-01 04:40 06:13 13:02 16:46 20:10 21:02
      2018-06-01 04:06 05:50 13:02 16:51 20:36 21:34
      2018-07-01 04:06 05:52 13:08 16:57 20:45 21:45
      2018-08-01 04:35 06:12 13:11 16:58 20:29 21:23
      2018-09-01 05:09 06:36 13:04 16:43 19:51 20:40
      2018-10-01 04:36 05:59 11:54 15:16 18:07 18:54
      2018-11-01 05:01 06:26 11:48 14:46 17:28 18:16
      2018-12-01 05:27 06:55 11:53 14:32 17:11 18:01`,
  },
];

const names = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const;
const parseMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each(published)("[PRAYER-1] $town: times are those of $source", ({ place, method, within, days }) => {
  const wrong = days
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [date = "", ...figures] = line.trim().split(" ");
      const times = prayerTimes(place, date, method);
      return names.flatMap((name, index) => {
        const figure = figures[index];
        if (!figure || figure === "-") return [];
        const found = toLocalTime(times[name] ?? times.sunrise, place.timeZone);
        const difference = found.minute - parseMinute(figure);
        return found.date === date && Math.abs(difference) <= within ? [] : [`${date} ${name} ${difference}`];
      });
    });
  expect(wrong).toEqual([]);
});

test("[PRAYER-1] enough is compared: 40 days, 8 towns, up to Anchorage", () => {
  const days = published.flatMap(({ days: lines }) => lines.trim().split("\n"));
  expect(days.length).toBeGreaterThanOrEqual(40);
  expect(published.length).toBeGreaterThanOrEqual(8);
});

const bloomington = { latitude: 40.4842, longitude: -88.9937, timeZone: "America/Chicago" };

test("[PRAYER-1] the method counts: Asr of the Hanafi school comes later, another angle makes Fajr earlier", () => {
  const date = "2026-03-20";
  const method = { calculation: "north_america", asr: "standard", high_latitude: "recommended" } as const;
  const standard = prayerTimes(bloomington, date);
  expect(prayerTimes(bloomington, date, method)).toEqual(standard);
  const asr = Number(prayerTimes(bloomington, date, { ...method, asr: "hanafi" }).asr);
  expect(asr > Number(standard.asr)).toBe(true);
  expect(prayerTimes(bloomington, date, { ...method, calculation: "egyptian" }).fajr < standard.fajr).toBe(true);
});

test("[PRAYER-1] every day has all its prayers in their order, beyond the polar circle and across the date line too", () => {
  const places: PrayerPlace[] = [
    { latitude: 71.29, longitude: -156.79, timeZone: "America/Anchorage" },
    { latitude: 21.31, longitude: -157.86, timeZone: "Pacific/Honolulu" },
    { latitude: 1.87, longitude: -157.43, timeZone: "Pacific/Kiritimati" },
  ];
  for (const place of places) {
    for (const date of ["2026-03-20", "2026-06-21", "2026-11-01", "2026-12-21"]) {
      const times = prayerTimes(place, date);
      const instants = names.map((name) => Number(times[name] ?? times.dhuhr));
      expect(instants, `${place.timeZone} ${date}`).toEqual(instants.toSorted((one, other) => one - other));
      expect(localDate(times.dhuhr, place.timeZone)).toBe(date);
    }
  }
});

test("[PRAYER-1] every method that can be chosen gives every prayer a time", () => {
  for (const calculation of calculations)
    for (const asr of asrRules)
      for (const high_latitude of highLatitudeRules) {
        const times = prayerTimes(bloomington, "2026-06-21", { calculation, asr, high_latitude });
        for (const prayer of prayers) expect(times[prayer]?.getTime(), prayerNames[prayer]).toBeGreaterThan(0);
      }
});

test("[PRAYER-6] the next prayer is the first to begin after now; after Isha it is tomorrow's Fajr, and an Isha after midnight is to come", () => {
  const times = prayerTimes(bloomington, "2026-11-20");
  const tomorrow = prayerTimes(bloomington, "2026-11-21");
  const next = (time: Date | number) => nextPrayer(bloomington, new Date(time));
  expect(next(Number(times.asr) - 1)).toEqual({ prayer: "asr", at: times.asr });
  expect(next(Number(times.asr))).toEqual({ prayer: "maghrib", at: times.maghrib });
  expect(next(times.isha)).toEqual({ prayer: "fajr", at: tomorrow.fajr });
  const oslo = { latitude: 59.909434, longitude: 10.734937, timeZone: "Europe/Oslo" };
  const method = { calculation: "muslim_world_league", asr: "standard", high_latitude: "middle_of_the_night" } as const;
  const { isha } = prayerTimes(oslo, "2026-06-20", method);
  expect(localDate(isha, oslo.timeZone)).toBe("2026-06-21");
  expect(nextPrayer(oslo, new Date(isha.getTime() - 1), method)).toEqual({ prayer: "isha", at: isha });
});
