import { addDays, type LocalDate, monthNames } from "@domain/local-time";
import { countDays, isLocalDate, monthToDate, type Period, startOfMonth } from "@domain/reporting-period";

/** A report's days, from the URL's `from` and `to`; "" where missing. */
export function readDays(search: URLSearchParams): { from: string; to: string } {
  const readDay = (name: string) => {
    const text = search.get(name) ?? "";
    return isLocalDate(text) ? text : "";
  };
  const [from, to] = [readDay("from"), readDay("to")];
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

/** The period shown when the URL lacks one or both ends. */
export function wholePeriod({ from, to }: { from: string; to: string }, today: LocalDate): Period {
  const end = to || (from > today ? from : today);
  return { from: from || monthToDate(end).from, to: end };
}

/** The presets people use most. */
export function periodChoices(today: LocalDate): (Period & { label: string })[] {
  const lastMonth = startOfMonth(today, -1);
  return [
    { label: "Today", from: today, to: today },
    { label: "Yesterday", from: addDays(today, -1), to: addDays(today, -1) },
    { label: "Last 7 days", from: addDays(today, -6), to: today },
    { label: "This month", ...monthToDate(today) },
    { label: "Last month", from: lastMonth, to: addDays(startOfMonth(today), -1) },
    { label: "Last 12 months", from: startOfMonth(today, -11), to: today },
  ];
}

const getMonth = (date: LocalDate) => monthNames[Number(date.slice(5, 7)) - 1] ?? "";
/** "Nov 8" */
export const dayText = (date: LocalDate) => `${getMonth(date).slice(0, 3)} ${Number(date.slice(8))}`;
const getYear = (date: LocalDate) => date.slice(0, 4);

/** "Nov", of "2026-11" too. */
export const shortMonth = (month: string): string => getMonth(month).slice(0, 3);

/** "November 2026" for a whole or the current month, "November 20, 2026", "Nov 8 to Nov 14, 2026". */
export function periodText(period: Period, today: LocalDate): string {
  const { from, to } = period;
  if (from === to) return `${getMonth(from)} ${Number(from.slice(8))}, ${getYear(from)}`;
  const isMonth = from.endsWith("-01") && (to === addDays(startOfMonth(from, 1), -1) || to === today);
  if (isMonth && from.slice(0, 7) === to.slice(0, 7)) return `${getMonth(from)} ${getYear(from)}`;
  const first = getYear(from) === getYear(to) ? dayText(from) : `${dayText(from)}, ${getYear(from)}`;
  return `${first} to ${dayText(to)}, ${getYear(to)}`;
}

/**
 * The period that a figure is compared with, and when that was: "October", "in October"; "Oct 1 to 21", "from Oct 1 to 21"; "Oct 1",
 * "on Oct 1"; "the day before" as both; "the 7 days before", "in the 7 days before".
 */
export function comparisonTexts({ from, to }: Period): { text: string; time: string } {
  const timed = (preposition: string, text: string) => ({ text, time: `${preposition} ${text}` });
  if (from.endsWith("-01") && from.slice(0, 7) === to.slice(0, 7)) {
    if (from === to) return timed("on", dayText(from));
    const isWhole = to === addDays(startOfMonth(from, 1), -1);
    return isWhole ? timed("in", getMonth(from)) : timed("from", `${dayText(from)} to ${Number(to.slice(8))}`);
  }
  const days = countDays({ from, to });
  return days === 1 ? { text: "the day before", time: "the day before" } : timed("in", `the ${days} days before`);
}
