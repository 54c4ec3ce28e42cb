import { addDays, getWeekday, localDate, toLocalTime, weekdayNames } from "@domain/local-time";
import { eidNames, findEid } from "@domain/prayer/hijri";
import { clockText } from "@domain/restaurants/opening-text";

/** Available order times by day, in the restaurant's time zone [UI-8]. */
export interface DayOfTimes {
  /** YYYY-MM-DD */
  date: string;
  /** "Today", "Tomorrow" or the weekday. */
  day: string;
  times: { value: string; label: string; isFull?: boolean }[];
}

/**
 * "Today", "Tomorrow", the weekday, or from a week ahead "January 4, 2027", "Eid al-Fitr, March 20, 2026" [PRAYER-7].
 */
export function dayName(date: string, today: string): string {
  if (date === today) return "Today";
  if (date === addDays(today, 1)) return "Tomorrow";
  if (date >= addDays(today, 7)) return eidName(date) + farDay.format(new Date(`${date}T00:00:00Z`));
  return weekdayNames[getWeekday(date)] ?? date;
}

/** The Eids are months apart, so calendar corrections cannot confuse them. */
function eidName(date: string): string {
  const [eid] = ([0, -1, 1] as const).flatMap((correction) => findEid(date, correction) ?? []);
  return eid ? `${eidNames[eid]}, ` : "";
}

const farDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "Tomorrow at 11:00 AM" */
export function orderTimeText(at: string, timeZone: string, now: Date): string {
  const local = toLocalTime(new Date(at), timeZone);
  return `${dayName(local.date, localDate(now, timeZone))} at ${clockText(local.minute)}`;
}

/** Groups instants, in their order, by their day in `timeZone`. */
export function timesByDay(times: readonly string[], timeZone: string, now: Date): DayOfTimes[] {
  const today = localDate(now, timeZone);
  const days: DayOfTimes[] = [];
  for (const value of times) {
    const { date, minute } = toLocalTime(new Date(value), timeZone);
    const day = dayName(date, today);
    const last = days.at(-1);
    const time = { value, label: clockText(minute) };
    if (last?.date === date) last.times.push(time);
    else days.push({ date, day, times: [time] });
  }
  return days;
}

/** [PRAYER-5] Full ones are marked and cannot be chosen. */
export const markFull = (times: DayOfTimes["times"], full: readonly string[]): DayOfTimes["times"] =>
  times.map((time) => (full.includes(time.value) ? { ...time, label: `${time.label}, full`, isFull: true } : time));

/**
 * [CHK-15] The time of a scheduled order: the requested one, unless another day was picked since; else the first of
 * that day, else the first of all. A future time that is no longer offered stays, since the host decides about it.
 */
export function resolveTime(
  chosen: { day: string; time: string },
  known: { times: readonly string[]; timeZone: string; now: Date },
): { day: string; time: string } {
  const toDay = (time: string) => localDate(new Date(time), known.timeZone);
  const isInFuture = Date.parse(chosen.time) > known.now.getTime();
  if (isInFuture && (!chosen.day || toDay(chosen.time) === chosen.day)) {
    return { day: toDay(chosen.time), time: chosen.time };
  }
  const time = known.times.find((one) => toDay(one) === chosen.day) ?? known.times[0];
  return time ? { day: toDay(time), time } : { day: "", time: "" };
}
