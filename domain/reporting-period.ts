import { dayMs } from "./duration";
import { addDays, type LocalDate, toInstant } from "./local-time";

/** Local calendar days, both included. */
export interface Period {
  from: LocalDate;
  to: LocalDate;
}

const monthStart = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;
/** The first day of the month `months` later (or earlier). */
export function startOfMonth(date: LocalDate, months = 0): LocalDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}
const endOfMonth = (date: LocalDate): LocalDate => addDays(startOfMonth(date, 1), -1);

/** The month of a day up to that day. */
export const monthToDate = (today: LocalDate): Period => ({ from: monthStart(today), to: today });

/** Whether text is a valid day for reports, "2026-11-21", in this century. */
export function isLocalDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** How many days a period has. */
export const countDays = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/**
 * The comparison period [DASH-4]: for a month or its first days, the previous month or as many of its days; otherwise the same
 * number of days before.
 */
export function getPreviousPeriod(period: Period): Period {
  const { from, to } = period;
  if (from === monthStart(from) && to <= endOfMonth(from)) {
    const start = startOfMonth(from, -1);
    const last = endOfMonth(start);
    const sameDay = addDays(start, countDays(period) - 1);
    return { from: start, to: to === endOfMonth(from) || sameDay > last ? last : sameDay };
  }
  return { from: addDays(from, -countDays(period)), to: addDays(from, -1) };
}

/** The instants of a period's start and end in `timeZone`. */
export const toInstantRange = ({ from, to }: Period, timeZone: string) => ({
  start: toInstant(from, 0, timeZone),
  end: toInstant(addDays(to, 1), 0, timeZone),
});

/** The growth in percent with one decimal; null if there was nothing before. */
export const computeGrowth = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
