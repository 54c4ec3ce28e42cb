import { dayMs, minuteMs, quarterHourMs } from "./duration";

/** Conversion between instants (UTC) and local time, by IANA time zone name. */

/** A local calendar day, "2026-11-20". */
export type LocalDate = string;

export interface LocalTime {
  date: LocalDate;
  /** Minutes since local midnight as the wall clock shows them. */
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached by zone and quarter hour since 1970; cleared when a zone has too many entries. */
const knownOffsets = new Map<string, Map<number, number>>();
const maxCachedOffsets = 10_000;

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The platform's time zone, also assumed for places without one; all demo places are there. */
export const defaultTimeZone = "America/New_York";

/** The last result of each zone: a list of restaurants asks for each what time it is now. */
const latest = new Map<string, { instant: number; local: Readonly<LocalTime> }>();

/** Local date and time in `timeZone` at an instant. @throws RangeError for an unknown zone */
export function toLocalTime(at: Date, timeZone: string): Readonly<LocalTime> {
  const instant = at.getTime();
  const known = latest.get(timeZone);
  if (known?.instant === instant) return known.local;
  const wall = new Date(instant + offsetAt(instant, timeZone));
  const local = { date: wall.toISOString().slice(0, 10), minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
  latest.set(timeZone, { instant, local });
  return local;
}

/** The local calendar day in `timeZone` at an instant. @throws RangeError for an unknown zone */
export const localDate = (at: Date, timeZone: string): LocalDate => toLocalTime(at, timeZone).date;

/** An instant as ISO 8601 with the UTC offset of `timeZone`: "2026-11-22T03:43:07-05:00". */
export function toZonedIso(at: Date, timeZone: string): string {
  const offset = offsetAt(at.getTime(), timeZone);
  const wall = new Date(at.getTime() + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / minuteMs;
  const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return `${wall}${offset < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/**
 * The instant at which the wall clock shows this time; `minute` may run past 1439 into the next day. A time that the
 * clocks skip in spring gives the instant after the jump, one that comes twice in autumn gives the first.
 */
export function toInstant(date: LocalDate, minute: number, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
  const offsets = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)];
  for (const offset of offsets) {
    if (offsetAt(wall - offset, timeZone) === offset) return new Date(wall - offset);
  }
  return new Date(wall - Math.min(...offsets));
}

/** The calendar day `days` later (or earlier). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function getWeekday(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/**
 * The UTC offset at an instant, in milliseconds. The platform's look-up takes microseconds, and a list of restaurants needs some
 * ten thousand for few different instants, so results are cached. Clocks change on a full quarter hour everywhere (the last
 * exception, Newfoundland, ended in 2011).
 */
function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / quarterHourMs);
  const known = knownOffsets.get(timeZone)?.get(quarter);
  if (known !== undefined) return known;
  const offset = readOffset(quarter * quarterHourMs, timeZone);
  let offsets = knownOffsets.get(timeZone);
  if (!offsets || offsets.size >= maxCachedOffsets) knownOffsets.set(timeZone, (offsets = new Map()));
  offsets.set(quarter, offset);
  return offset;
}

/** The UTC offset at an instant, without the cache. */
function readOffset(instant: number, timeZone: string): number {
  const part: Record<string, string> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) part[type] = value;
  const { year, month, day, hour, minute } = part;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - instant;
}

/** Days of the week as the wire names them; day 0 is Monday everywhere. */
export const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

/** The numbers of these days, in their order from Monday, which is 0; other words are left out. */
export const toWeekdayNumbers = (names: readonly string[]): number[] =>
  weekdays.flatMap((day, index) => (names.includes(day) ? [index] : []));

/** For texts; index 0 is Monday. */
export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** For texts; index 0 is January. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Minutes since midnight of "HH:MM". */
export const parseClock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
