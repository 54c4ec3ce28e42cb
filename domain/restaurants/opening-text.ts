import { dayMs } from "@domain/duration";
import {
  addDays,
  getWeekday,
  type LocalDate,
  localDate,
  monthNames,
  toLocalTime,
  weekdayNames,
} from "@domain/local-time";
import {
  findOpenRange,
  findPause,
  getWeekOn,
  isOpenAt,
  nextOpening,
  type OpeningDay,
  type OpeningHours,
  orderDaysAhead,
} from "./opening-hours";

/** "10:00 PM"; minutes past the end of a day count on. */
export function clockText(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/**
 * "Open until 10:00 PM", "Open 24 hours", "Closed. Opens tomorrow at 11:00 AM", "Closed", or during a pause of its hours "Not
 * taking orders until 6:00 PM", "Pauses for Asr until 4:10 PM", by the place's own clock.
 */
export function openingText(hours: OpeningHours, at: Date): string {
  const paused = pauseText(hours, at);
  if (paused) return paused;
  const opens = nextOpeningText(hours, at);
  const range = findOpenRange(hours, at);
  if (opens || !range) return opens && opens !== "Closed" ? `Closed. ${opens}` : "Closed";
  if (range.closesAt.getTime() - at.getTime() > (orderDaysAhead - 1) * dayMs) return "Open 24 hours";
  return `Open until ${clockText(toLocalTime(range.closesAt, hours.timeZone).minute)}`;
}

/** "Not taking orders until 6:00 PM", "… until tomorrow at 5:00 AM": a pause, by the place's own clock. */
export function pausedText(until: Date, timeZone: string, at: Date, what = "Not taking orders"): string {
  const clock = clockText(toLocalTime(until, timeZone).minute);
  const day = dayText({ timeZone }, at, until).replace(/^at $/, "");
  return `${what} until ${day}${clock}`;
}

/** Whether it is open by its hours but paused by its owner or for a prayer [PRAYER-2]. */
export const isPausedAt = (hours: OpeningHours, at: Date): boolean => pauseText(hours, at) !== null;

function pauseText(hours: OpeningHours, at: Date): string | null {
  const until = nextOpening(hours, at);
  const range = until && findOpenRange(hours, at);
  if (!range) return null;
  if (hours.pausedUntil && at < hours.pausedUntil) return pausedText(until, hours.timeZone, at);
  const pause = findPause(hours, at);
  // One that lasts until it closes is its end for today.
  if (!pause || until >= range.closesAt) return null;
  return pausedText(until, hours.timeZone, at, `Pauses for ${pause.reason}`);
}

/**
 * While it is closed "Opens at 11:00 AM", "Opens tomorrow at 11:00 AM" or "Closed", during a pause "Not taking orders until
 * 6:00 PM" or "Pauses for Asr until 4:10 PM"; null while it is open.
 */
export function nextOpeningText(hours: OpeningHours, at: Date): string | null {
  const paused = pauseText(hours, at);
  if (paused) return paused;
  const opensAt = nextOpening(hours, at);
  if (opensAt) return `Opens ${dayText(hours, at, opensAt)}${clockText(toLocalTime(opensAt, hours.timeZone).minute)}`;
  return isOpenAt(hours, at) ? null : "Closed";
}

/** In a sentence: "opens at 6:00 AM", "opens tomorrow at 11:00 AM". */
export const opensAtText = (opensAt: Date, timeZone: string, at: Date): string =>
  `opens ${dayText({ timeZone }, at, opensAt)}${clockText(toLocalTime(opensAt, timeZone).minute)}`;

/** As it stands on a card: "Opens 11:00 AM", "Opens tomorrow, 11:00 AM", "Opens Monday, 11:00 AM". */
export function opensAtLabel(opensAt: Date, timeZone: string, at: Date): string {
  const day = dayText({ timeZone }, at, opensAt).replace(/ ?at $/, "");
  return `Opens ${day && `${day}, `}${clockText(toLocalTime(opensAt, timeZone).minute)}`;
}

function dayText(hours: Pick<OpeningHours, "timeZone">, at: Date, opensAt: Date): string {
  const today = localDate(at, hours.timeZone);
  const date = localDate(opensAt, hours.timeZone);
  if (date === today) return "at ";
  if (date === addDays(today, 1)) return "tomorrow at ";
  if (date < addDays(today, 7)) return `${weekdayNames[getWeekday(date)] ?? ""} at `;
  const year = date.slice(0, 4) === today.slice(0, 4) ? "" : `, ${date.slice(0, 4)}`;
  return `${monthDayText(date)}${year} at `;
}

/** "March 20". */
const monthDayText = (date: LocalDate): string =>
  `${monthNames[Number(date.slice(5, 7)) - 1] ?? ""} ${Number(date.slice(8))}`;

export interface OpeningRow {
  /** "Monday", "Monday and Tuesday" or "Monday to Thursday"; "Friday, March 20" for a day that differs from its weekday. */
  label: string;
  /** "11:00 AM – 9:00 PM", "Open 24 hours" or "Closed". */
  text: string;
  isToday: boolean;
}

/**
 * The week as a table, in Ramadan the one for Ramadan: days in a row with the same hours share a line, today, where `at` tells it, has
 * its own, with today's hours, and below stand the days of the next week that differ, such as an Eid.
 */
export function openingRows(hours: OpeningHours, at: Date | null): OpeningRow[] {
  const date = at && localDate(at, hours.timeZone);
  const today = date && getWeekday(date);
  const days = date === null ? hours.days : getWeekOn(hours, date);
  const groups: { first: number; last: number; text: string; isToday: boolean }[] = [];
  for (let day = 0; day < 7; day += 1) {
    const isToday = day === today;
    const text = hoursText((isToday && date && hours.specialDays?.get(date)) || days[day]);
    const before = groups.at(-1);
    if (before && before.text === text && !before.isToday && !isToday) before.last = day;
    else groups.push({ first: day, last: day, text, isToday });
  }
  const rows = groups.map(({ first, last, text, isToday }) => {
    const join = last - first > 1 ? "to" : "and";
    const label =
      first === last ? weekdayNames[first] : `${weekdayNames[first] ?? ""} ${join} ${weekdayNames[last] ?? ""}`;
    return { label: label ?? "", text, isToday };
  });
  return date === null ? rows : [...rows, ...differingRows(hours, date)];
}

/** The days after a day, in reach of orders, that differ from their weekday. */
function differingRows(hours: OpeningHours, today: LocalDate): OpeningRow[] {
  return Array.from({ length: orderDaysAhead - 1 }, (_, index) => addDays(today, index + 1)).flatMap((date) => {
    const day = hours.specialDays?.get(date);
    if (!day || hoursText(day) === hoursText(getWeekOn(hours, date)[getWeekday(date)])) return [];
    const label = `${weekdayNames[getWeekday(date)] ?? ""}, ${monthDayText(date)}`;
    return [{ label, text: hoursText(day), isToday: false }];
  });
}

function hoursText(day: OpeningDay | undefined): string {
  if (!day?.isOpen) return "Closed";
  if (day.opensMinute === day.closesMinute) return "Open 24 hours";
  return `${clockText(day.opensMinute)} – ${clockText(day.closesMinute)}`;
}
