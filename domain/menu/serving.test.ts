import { describe, expect, test } from "vitest";
import {
  findNextServing,
  formatMenuHours,
  formatServedFrom,
  isServedWhileOpen,
  type ServingMenu,
  unservedTimes,
} from "./serving";
import { menuForm } from "./serving-form";

const timeZone = "America/New_York";
/** Winter time; 2026-11-20 is a Friday. */
const at = (date: string, time: string, offset = "-05:00") => new Date(`${date}T${time}:00${offset}`);
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const menu = (name: string, days: number[], from: number, until: number): ServingMenu => ({
  name,
  days,
  fromMinute: from * 60,
  untilMinute: until * 60,
});
const lunch = menu("Lunch", [0, 1, 2, 3, 4], 12, 15);
const breakfast = menu("Breakfast", everyDay, 7, 11);
const night = menu("Suhoor", [4], 22, 4);

describe("[RUSH-18] menus by time", () => {
  test.each<[string, ServingMenu[], Date, string | null]>([
    ["what is on no menu is always served", [], at("2026-11-20", "03:00"), null],
    ["before it begins", [lunch], at("2026-11-20", "11:59"), "from 12:00 PM"],
    ["from its first minute", [lunch], at("2026-11-20", "12:00"), null],
    ["to its last", [lunch], at("2026-11-20", "14:59"), null],
    ["after it, on its last day of the week", [lunch], at("2026-11-20", "15:00"), "Monday from 12:00 PM"],
    ["in the evening before", [lunch], at("2026-11-19", "20:00"), "tomorrow from 12:00 PM"],
    ["the one of two that begins next", [lunch, breakfast], at("2026-11-20", "11:30"), "from 12:00 PM"],
    ["either will do", [lunch, breakfast], at("2026-11-20", "10:00"), null],
    ["past midnight it belongs to the evening", [night], at("2026-11-21", "03:59"), null],
    ["and ends there", [night], at("2026-11-21", "04:00"), "Friday from 10:00 PM"],
    ["the night of another day is none of it", [night], at("2026-11-20", "01:00"), "from 10:00 PM"],
    ["from midnight to midnight is the whole day", [menu("All day", [4], 0, 0)], at("2026-11-20", "23:59"), null],
  ])("%s", (_, menus, now, expected) => {
    const later = findNextServing(menus, now, timeZone);
    expect(later && formatServedFrom(later.from, now, timeZone)).toBe(expected);
  });

  test("it begins and ends by the place's own clock, also on days on which clocks change", () => {
    // On 2026-11-01 it is one o'clock twice, on 2026-03-08 two o'clock never.
    expect(findNextServing([breakfast], at("2026-11-01", "07:00"), timeZone)).toBeNull();
    expect(findNextServing([breakfast], at("2026-03-08", "06:59", "-04:00"), timeZone)?.from).toEqual(
      at("2026-03-08", "07:00", "-04:00"),
    );
    expect(findNextServing([breakfast], at("2026-11-20", "07:00"), "America/Los_Angeles")?.menu).toBe("Breakfast");
  });

  test("a day in words is that of whoever reads it, not of the order", () => {
    const from = at("2026-11-30", "12:00");
    expect(formatServedFrom(from, at("2026-11-26", "20:00"), timeZone)).toBe("Monday from 12:00 PM");
    expect(formatServedFrom(from, at("2026-11-20", "20:00"), timeZone)).toBe("Monday, November 30, from 12:00 PM");
  });

  test.each([
    [lunch, "Monday to Friday, 12:00 PM – 3:00 PM"],
    [breakfast, "Every day, 7:00 AM – 11:00 AM"],
    [night, "Friday, 10:00 PM – 4:00 AM the next day"],
    [menu("Two", [2, 0], 0, 0), "Monday, Wednesday, all day"],
  ])("its hours in words", (hours, text) => {
    expect(formatMenuHours(hours)).toBe(text);
  });

  // Clocks change on 2026-03-08 and 2026-11-01; a menu may begin in the hour that is left out, and past midnight.
  test.each(["2026-03-06", "2026-10-30", "2026-11-20"])("of many times from %s each is told as by itself", (first) => {
    const menus = [menu("Late", [5, 6], 22, 3), menu("Early", [0, 6], 2, 6), lunch];
    const times = Array.from(
      { length: 5 * 96 },
      (_, quarter) => new Date(Date.parse(`${first}T05:00Z`) + quarter * 900_000),
    );
    for (const some of [menus, [lunch], [night, breakfast], []]) {
      const expected = times.filter((time) => findNextServing(some, time, timeZone) !== null);
      expect(unservedTimes(some, times, timeZone)).toEqual(expected);
    }
  });

  test.each<[string, ServingMenu, boolean]>([
    ["within them", lunch, true],
    ["on days of which none is open", menu("Lunch", [0], 12, 15), false],
    ["ending as the kitchen opens", menu("Breakfast", everyDay, 7, 11), false],
    ["beginning as it closes", menu("Late", [1, 2], 22, 23), false],
    ["past midnight into its opening", menu("Suhoor", [1], 22, 12), true],
    ["in Sunday's small hours, before it opens", menu("Late", [6], 2, 5), false],
    ["in Sunday's night, which ends on Monday", menu("Late", [6], 23, 1), true],
    ["on Monday, of which Sunday's night is a part", menu("Early", [0], 0, 6), true],
  ])("whether it can be ordered in a usual week: %s", (_, served, expected) => {
    const hours = { isOpen: true, opensMinute: 11 * 60, closesMinute: 22 * 60 };
    const sunday = { ...hours, closesMinute: 2 * 60 };
    const week = [undefined, hours, hours, { ...hours, isOpen: false }, hours, hours, sunday];
    expect(isServedWhileOpen(served, week)).toBe(expected);
  });

  test.each([
    [{ name: "L" }, "Name must be at least 2 characters"],
    [{ name: "Lunch, Dinner" }, "A name has no commas, semicolons or bars"],
    [{ days: [] }, "Choose at least one day"],
    [{ from_time: "" }, "Choose when it begins"],
    [{ until_time: "25:00" }, "Choose when it ends"],
    [{ from_time: "11:10" }, "Choose a quarter of an hour, as 11:15"],
  ])("a form with %o is refused", (change, message) => {
    const good = { name: "Lunch", days: "MONDAY", from_time: "12:00", until_time: "15:00" };
    expect(menuForm.parse(good)).toMatchObject({ days: ["MONDAY"], categories: [] });
    expect(menuForm.safeParse({ ...good, ...change }).error?.issues[0]?.message).toBe(message);
  });
});
