import { addDays, toLocalTime } from "@domain/local-time";

const names = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
const weekday = names({ weekday: "long" });
const day = names({ month: "long", day: "numeric" });
const dayAndYear = names({ month: "long", day: "numeric", year: "numeric" });

/**
 * Until when a deal is taken off, by the restaurant's calendar: "Taken off for you today.", "… until Sunday." within the
 * week, "… until December 24." later, with its year where that is another; without an end just "Taken off for you."
 */
export function untilText(endsAt: string | null, now: Date, timeZone: string): string {
  const end = Date.parse(endsAt ?? "");
  if (Number.isNaN(end)) return "Taken off for you.";
  // It ends just before its end: at midnight, that is still the day before.
  const { date } = toLocalTime(new Date(end - 1), timeZone);
  const today = toLocalTime(now, timeZone).date;
  if (date <= today) return "Taken off for you today.";
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const name = date < addDays(today, 7) ? weekday : isThisYear ? day : dayAndYear;
  return `Taken off for you until ${name.format(new Date(`${date}T00:00:00Z`))}.`;
}
