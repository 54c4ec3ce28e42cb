/** Between instants (UTC) and a place's wall clock, by IANA time zone name. */

/** A local calendar day, "2026-11-20". */
export type LocalDate = string;

export interface LocalTime {
  date: LocalDate;
  /** Minutes since local midnight as the wall clock shows them. */
  minute: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

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

/** The platform's own zone, and a place's where nobody says it; every demo place is there. */
export const standardZone = "America/New_York";

/** What the wall clock in `timeZone` shows at an instant. @throws RangeError for an unknown zone. */
export function toLocal(at: Date, timeZone: string): LocalTime {
  const part: Record<string, string> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(at)) part[type] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, minute: Number(part.hour) * 60 + Number(part.minute) };
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
export function weekdayOf(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** How far local time is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const { date, minute } = toLocal(new Date(instant), timeZone);
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
  return wall - Math.floor(instant / minuteMs) * minuteMs;
}
