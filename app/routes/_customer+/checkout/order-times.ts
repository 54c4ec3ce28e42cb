import { addDays, toLocal, weekdayOf } from "@domain/local-time";
import { clockText } from "@domain/opening-text";

/** The times one may order for, by day, as the restaurant's own clock shows them [UI-8]. */
export interface DayOfTimes {
  day: string;
  times: { value: string; label: string }[];
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "Today", "Tomorrow" or the weekday. */
export function dayName(date: string, today: string): string {
  if (date === today) return "Today";
  if (date === addDays(today, 1)) return "Tomorrow";
  return weekdays[weekdayOf(date)] ?? date;
}

/** "Tomorrow at 11:00 AM" */
export function momentText(at: string, timeZone: string, now: Date): string {
  const local = toLocal(new Date(at), timeZone);
  return `${dayName(local.date, toLocal(now, timeZone).date)} at ${clockText(local.minute)}`;
}

export function timesByDay(times: readonly string[], timeZone: string, now: Date): DayOfTimes[] {
  const today = toLocal(now, timeZone).date;
  const days: DayOfTimes[] = [];
  for (const value of times) {
    const { date, minute } = toLocal(new Date(value), timeZone);
    const day = dayName(date, today);
    const last = days.at(-1);
    const time = { value, label: clockText(minute) };
    if (last?.day === day) last.times.push(time);
    else days.push({ day, times: [time] });
  }
  return days;
}
