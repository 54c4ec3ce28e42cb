import {
  addDays,
  getWeekday,
  type LocalDate,
  localDate,
  toInstant,
  toLocalTime,
  weekdayNames,
} from "@domain/local-time";
import type { OpeningDay } from "@domain/restaurants/opening-hours";
import { clockText } from "@domain/restaurants/opening-text";

/** [RUSH-18] A serving menu: Breakfast, Lunch, Iftar. Items on none are served whenever the restaurant is open. */
export interface ServingMenu {
  name: string;
  /** Days on which it starts; 0 is Monday. */
  days: readonly number[];
  /** Minutes from local midnight; an end at or before the start is on the following day. */
  fromMinute: number;
  untilMinute: number;
}

/** For an item that is not served now: the menu that starts next, and when. */
export interface NextServing {
  menu: string;
  from: Date;
}

const dayMinutes = 1440;
/** An end at or before the start is on the following day. */
const endMinute = (from: number, until: number): number => (until > from ? until : until + dayMinutes);

/** The start days to consider around an instant: yesterday's may still be running. */
const around = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/**
 * For an item on these menus: null if it is served at an instant, otherwise the menu it waits for. Used by pages, carts, quotes
 * and orders alike.
 */
export function findNextServing(menus: readonly ServingMenu[], at: Date, timeZone: string): NextServing | null {
  const today = localDate(at, timeZone);
  let next: NextServing | null = null;
  for (const menu of menus) {
    for (const day of around) {
      const span = findSpan(menu, addDays(today, day), timeZone);
      if (!span) continue;
      if (span.from <= at && at < span.until) return null;
      if (span.from > at && (!next || span.from < next.from)) next = { menu: menu.name, from: span.from };
    }
  }
  return next;
}

/** The span of a menu that starts on a day; null if it does not. */
function findSpan({ days, fromMinute, untilMinute }: ServingMenu, date: LocalDate, timeZone: string) {
  if (!days.includes(getWeekday(date))) return null;
  const until = endMinute(fromMinute, untilMinute);
  return { from: toInstant(date, fromMinute, timeZone), until: toInstant(date, until, timeZone) };
}

/** The times at which items on these menus are not served; equivalent to `findNextServing` for each time, but faster. */
export function unservedTimes(menus: readonly ServingMenu[], times: readonly Date[], timeZone: string): Date[] {
  const [first, last] = [times[0], times.at(-1)];
  if (menus.length === 0 || !first || !last) return [];
  const end = addDays(localDate(last, timeZone), 1);
  const spans: { from: Date; until: Date }[] = [];
  for (let date = addDays(localDate(first, timeZone), -1); date <= end; date = addDays(date, 1))
    spans.push(...menus.flatMap((menu) => findSpan(menu, date, timeZone) ?? []));
  return times.filter((time) => !spans.some(({ from, until }) => from <= time && time < until));
}

const weekMinutes = 7 * dayMinutes;
const toWeekSpan = (day: number, from: number, until: number) => ({
  from: day * dayMinutes + from,
  until: day * dayMinutes + endMinute(from, until),
});

/** Whether a menu is served at some minute of a week's opening hours, which begin on Monday. */
export function isServedWhileOpen(
  { days, fromMinute, untilMinute }: Omit<ServingMenu, "name">,
  week: readonly (OpeningDay | undefined)[],
): boolean {
  const open = week.flatMap((hours, day) =>
    hours?.isOpen ? [toWeekSpan(day, hours.opensMinute, hours.closesMinute)] : [],
  );
  const served = days.map((day) => toWeekSpan(day, fromMinute, untilMinute));
  // Sunday's may end on Monday.
  return served.some(({ from, until }) =>
    open.some((hours) =>
      [-weekMinutes, 0, weekMinutes].some((shift) => from < hours.until + shift && hours.from + shift < until),
    ),
  );
}

/** "Lunch menu"; a name that already ends in "menu" is unchanged. */
export const formatMenuName = (name: string): string => (/\bmenu$/i.test(name) ? name : `${name} menu`);

const farDay = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** "from 12:00 PM", "tomorrow from 8:00 AM" "Monday from 8:00 AM", or from a week on "Monday, December 7, from …". */
export function formatServedFrom(from: Date, at: Date, timeZone: string): string {
  const [today, local] = [localDate(at, timeZone), toLocalTime(from, timeZone)];
  const clock = `from ${clockText(local.minute)}`;
  if (local.date === today) return clock;
  if (local.date === addDays(today, 1)) return `tomorrow ${clock}`;
  const day = weekdayNames[getWeekday(local.date)] ?? "";
  return local.date < addDays(today, 7)
    ? `${day} ${clock}`
    : `${day}, ${farDay.format(new Date(`${local.date}T00:00:00Z`))}, ${clock}`;
}

/** "Monday to Friday, 7:00 AM – 11:00 AM", "Every day, …", "Monday, Wednesday, …". */
export function formatMenuHours({ days, fromMinute, untilMinute }: Omit<ServingMenu, "name">): string {
  const hours =
    fromMinute === untilMinute && fromMinute === 0
      ? "all day"
      : `${clockText(fromMinute)} – ${clockText(untilMinute)}${untilMinute > fromMinute ? "" : " the next day"}`;
  return `${daysText([...days].sort((one, other) => one - other))}, ${hours}`;
}

function daysText(days: readonly number[]): string {
  if (days.length === 7) return "Every day";
  const [first = 0] = days;
  const isRow = days.length > 2 && days.every((day, index) => day === first + index);
  const named = isRow ? [first, days.at(-1) ?? first] : days;
  return named.map((day) => weekdayNames[day] ?? "").join(isRow ? " to " : ", ");
}

/** Maximum per restaurant. */
export const maxMenus = 20;
