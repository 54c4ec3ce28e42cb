import { describe, expect, test } from "vitest";
import { addDays, localDate, toInstant, toLocalTime, weekdays } from "@domain/local-time";
import {
  canOrderFor,
  isOpenAt,
  nextOpening,
  type OpeningHours,
  orderTimes,
  parseOpeningHours,
} from "@domain/restaurants/opening-hours";
import { openingRows, openingText } from "@domain/restaurants/opening-text";
import type { RamadanSettings } from "@domain/settings/ramadan";
import type { HijriCorrection } from "./hijri";
import { standardMethod } from "./method";
import { occasionSlot, occasionSlots } from "./ramadan";
import { prayerTimes } from "./times";

const week = (from_time: string, to_time: string) =>
  weekdays.map((day) => ({ day, from_time, to_time, is_open: true }));
const hoursIn = (timeZone: string, from: string, to: string, correction: HijriCorrection = 0): OpeningHours =>
  parseOpeningHours(week("11:00", "22:00"), timeZone, { ramadan: { correction, days: week(from, to) } });
const settings: RamadanSettings = {
  is_on: true,
  days: week("15:00", "06:00"),
  iftar_categories: [],
  suhoor_categories: [],
  iftar_minutes: 10,
  suhoor_minutes: 45,
  last_suhoor: null,
  most_orders: null,
};
const zone = "America/New_York";
const bristol = { latitude: 41.6718, longitude: -72.9493 };
const at = (date: string, time: string, timeZone = zone) =>
  toInstant(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), timeZone);

describe("[PRAYER-3] the hours of Ramadan", () => {
  // Ramadan 1448: February 8 to March 8, 2027.
  const hours = hoursIn(zone, "15:00", "06:00");

  test.each([
    ["2027-02-07", "12:00", true],
    ["2027-02-07", "22:30", false],
    ["2027-02-08", "12:00", false],
    ["2027-02-08", "15:00", true],
    ["2027-02-09", "05:59", true],
    ["2027-02-09", "06:00", false],
    ["2027-03-08", "23:00", true],
    ["2027-03-09", "05:59", true],
    ["2027-03-09", "12:00", true],
    ["2027-03-09", "22:30", false],
  ])("%s %s: open %s", (date, time, isOpen) => expect(isOpenAt(hours, at(date, time))).toBe(isOpen));

  test("status, the next opening, times and the table say the same", () => {
    const noon = at("2027-02-20", "12:00");
    expect(nextOpening(hours, noon)).toEqual(at("2027-02-20", "15:00"));
    expect(openingText(hours, noon)).toBe("Closed. Opens at 3:00 PM");
    expect(openingText(hours, at("2027-02-20", "23:30"))).toBe("Open until 6:00 AM");
    expect(openingRows(hours, noon).at(-1)?.text).toBe("3:00 PM – 6:00 AM");
    expect(openingRows(hours, at("2027-03-20", "12:00")).at(-1)?.text).toBe("11:00 AM – 10:00 PM");
    expect(orderTimes(hours, noon, 30, "2027-02-20")[0]).toEqual(at("2027-02-20", "15:00"));
    expect(canOrderFor(hours, at("2027-02-20", "14:45"), noon, 30)).toBe(false);
    expect(canOrderFor(hours, at("2027-02-21", "04:30"), noon, 30)).toBe(true);
  });

  test("a day that differs by its date still does, and the correction moves the whole month", () => {
    const closed = { isOpen: false, opensMinute: 0, closesMinute: 0 };
    const holiday = { ...hours, specialDays: new Map([["2027-02-20", closed]]) };
    expect(isOpenAt(holiday, at("2027-02-20", "16:00"))).toBe(false);
    const later = hoursIn(zone, "15:00", "06:00", 1);
    expect(isOpenAt(later, at("2027-02-08", "12:00"))).toBe(true);
    expect(isOpenAt(later, at("2027-03-09", "12:00"))).toBe(false);
    expect(isOpenAt({ ...hours, ramadan: null }, at("2027-02-20", "12:00"))).toBe(true);
  });
});

describe("[PRAYER-4] when an order for iftar or suhoor is there", () => {
  const choices = {
    hours: hoursIn(zone, "15:00", "06:00"),
    settings,
    point: bristol,
    method: standardMethod,
    leadMinutes: 40,
  };

  test("by Maghrib and Fajr at the address less the margin, on five minutes; to be ordered while the kitchen has its time", () => {
    const iftar = occasionSlot("iftar", "2027-02-20", choices);
    const { maghrib, fajr } = prayerTimes({ ...bristol, timeZone: zone }, "2027-02-20");
    expect(iftar).toMatchObject({ prayerAt: maghrib });
    const early = (maghrib.getTime() - (iftar?.at.getTime() ?? 0)) / 60_000;
    expect(early).toBeGreaterThanOrEqual(10);
    expect(early).toBeLessThan(15);
    expect(iftar?.orderBy.getTime()).toBe((iftar?.at.getTime() ?? 0) - 40 * 60_000);
    expect(occasionSlot("suhoor", "2027-02-20", choices)).toMatchObject({ prayerAt: fajr });
    const last = { ...choices, settings: { ...settings, last_suhoor: "03:15" } };
    expect(occasionSlot("suhoor", "2027-02-20", last)?.orderBy).toEqual(at("2027-02-20", "03:15"));
  });

  test("none outside of Ramadan, without hours for it, or while it is closed then", () => {
    expect(occasionSlot("iftar", "2027-03-09", choices)).toBeNull();
    expect(occasionSlot("iftar", "2027-02-20", { ...choices, hours: { ...choices.hours, ramadan: null } })).toBeNull();
    const late = { ...choices, hours: hoursIn(zone, "20:00", "23:00") };
    expect(occasionSlot("iftar", "2027-02-20", late)).toBeNull();
    expect(occasionSlot("suhoor", "2027-02-20", late)).toBeNull();
    const slots = occasionSlots(choices, at("2027-03-06", "12:00"));
    expect(slots.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
      "iftar 2027-03-06",
      "suhoor 2027-03-07",
      "iftar 2027-03-07",
      "suhoor 2027-03-08",
      "iftar 2027-03-08",
    ]);
  });
});

test("[PRAYER-4] a meal within the owner's own pause is not taken, as no other time within it is; the next one is", () => {
  const pausedUntil = at("2027-02-20", "20:00");
  const hours = { ...hoursIn(zone, "15:00", "06:00"), pausedUntil };
  const choices = { hours, settings, point: bristol, method: standardMethod, leadMinutes: 40 };
  const noon = at("2027-02-20", "12:00");
  expect(canOrderFor(hours, at("2027-02-20", "17:15"), noon, 40)).toBe(false);
  expect(occasionSlot("iftar", "2027-02-20", choices)).toBeNull();
  expect(occasionSlots(choices, noon)[0]).toMatchObject({ kind: "suhoor", date: "2027-02-21" });
});

test("[PRAYER-4] the first suhoor is ordered too, in the night before Ramadan, unless that night is closed by its date", () => {
  const night = { hours: hoursIn(zone, "15:00", "06:00"), settings, point: bristol, method: standardMethod };
  const choices = { ...night, leadMinutes: 40 };
  const [first] = occasionSlots(choices, at("2027-02-07", "20:00"));
  expect(first).toMatchObject({ kind: "suhoor", date: "2027-02-08" });
  const closed = new Map([["2027-02-07", { isOpen: false, opensMinute: 0, closesMinute: 0 }]]);
  const away = { ...choices, hours: { ...choices.hours, specialDays: closed } };
  expect(occasionSlot("suhoor", "2027-02-08", away)).toBeNull();
  const early = { ...choices, hours: hoursIn(zone, "15:00", "00:00") };
  expect(occasionSlot("suhoor", "2027-02-08", early)).toBeNull();
});

test("[PRAYER-4] what is ordered on the eve of a change of clocks is there at the right minute after it", () => {
  // Clocks go forward on March 8, 2026, a day of Ramadan.
  const choices = { hours: hoursIn(zone, "15:00", "07:00"), point: bristol, method: standardMethod, leadMinutes: 40 };
  const eve = at("2026-03-07", "20:00");
  const slots = occasionSlots({ ...choices, settings: { ...settings, last_suhoor: "02:30" } }, eve);
  const [suhoor, iftar] = slots.filter(({ date }) => date === "2026-03-08");
  const local = (time: Date | undefined) => time && toLocalTime(time, zone);
  const today = occasionSlot("iftar", "2026-03-07", { ...choices, settings });
  const later = (local(iftar?.prayerAt)?.minute ?? 0) - (local(today?.prayerAt)?.minute ?? 0);
  expect([61, 62]).toContain(later);
  expect(local(iftar?.at)?.date).toBe("2026-03-08");
  // Asked again on the day itself it is the same instant: the order stays as it was placed.
  const again = occasionSlots({ ...choices, settings }, at("2026-03-08", "12:00"));
  expect(again.find(({ kind }) => kind === "iftar")).toEqual({ ...iftar });
  expect(suhoor?.kind).toBe("suhoor");
  expect((suhoor?.prayerAt.getTime() ?? 0) - (suhoor?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(45 * 60_000);
  // There is no half past two that night: until it would be, by the clock before.
  expect(suhoor?.orderBy).toEqual(new Date("2026-03-08T07:30:00Z"));
  expect(isOpenAt(choices.hours, suhoor?.at ?? eve)).toBe(true);
});

/** Numbers that are the same at every run. */
function seeded(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

const zones = [
  { timeZone: "America/New_York", latitude: [26, 44], longitude: [-84, -71] },
  { timeZone: "America/Chicago", latitude: [28, 47], longitude: [-97, -87] },
  { timeZone: "America/Denver", latitude: [32, 48], longitude: [-112, -103] },
  { timeZone: "America/Phoenix", latitude: [31, 37], longitude: [-114, -109] },
  { timeZone: "America/Los_Angeles", latitude: [32, 49], longitude: [-124, -115] },
  { timeZone: "America/Anchorage", latitude: [58, 65], longitude: [-152, -134] },
  { timeZone: "Pacific/Honolulu", latitude: [19, 22], longitude: [-160, -155] },
] as const;

test("[PRAYER-4] 500 random towns and days of three Ramadans, clock changes among them: Maghrib less the margin, and open", () => {
  const random = seeded(1448);
  const between = ([low, high]: readonly [number, number]) => low + random() * (high - low);
  let offered = 0;
  for (let run = 0; run < 500; run += 1) {
    const place = zones[Math.floor(random() * zones.length)] ?? zones[0];
    // Clocks change on March 8, 2026 and March 14, 2027; Ramadan 2026 holds the former.
    const first = ["2026-02-18", "2027-02-08", "2028-01-28"][Math.floor(random() * 3)] ?? "";
    const date = run % 10 === 0 ? "2026-03-08" : addDays(first, Math.floor(random() * 29));
    const point = { latitude: between(place.latitude), longitude: between(place.longitude) };
    const margin = Math.floor(random() * 61);
    const opens = String(8 + Math.floor(random() * 12)).padStart(2, "0");
    const hours = hoursIn(place.timeZone, `${opens}:00`, "23:30");
    const choices = {
      hours,
      settings: { ...settings, iftar_minutes: margin },
      point,
      method: standardMethod,
      leadMinutes: 40,
    };
    const slot = occasionSlot("iftar", date, choices);
    const { maghrib } = prayerTimes({ ...point, timeZone: place.timeZone }, date);
    if (!slot) {
      const wanted = new Date(maghrib.getTime() - margin * 60_000);
      const openAt = at(date, `${opens}:05`, place.timeZone);
      expect(wanted < openAt || toLocalTime(wanted, place.timeZone).minute >= 1410, `${date} ${place.timeZone}`).toBe(
        true,
      );
      continue;
    }
    offered += 1;
    const early = (maghrib.getTime() - slot.at.getTime()) / 60_000;
    expect(early).toBeGreaterThanOrEqual(margin);
    expect(early).toBeLessThan(margin + 5);
    expect(isOpenAt(hours, slot.at)).toBe(true);
    expect(localDate(slot.at, place.timeZone)).toBe(date);
  }
  expect(offered).toBeGreaterThan(300);
});
