import { dayMs, hourMs } from "@domain/duration";
import { pluralize } from "@domain/values/plural";

const longMs = 3 * dayMs;

const waited = (since: string, now: Date) => Math.max(0, now.getTime() - Date.parse(since));

/**
 * How long something has waited: "5 days", "1 day", "6 hours", "Under an hour", and whether that is more than three
 * days or less than one.
 */
export function waitingText(since: string, now: Date): { text: string; isLong: boolean; isNew: boolean } {
  const ms = waited(since, now);
  const age = { isLong: ms > longMs, isNew: ms < dayMs };
  if (ms >= dayMs) return { text: pluralize(Math.floor(ms / dayMs), "day"), ...age };
  if (ms >= hourMs) return { text: pluralize(Math.floor(ms / hourMs), "hour"), ...age };
  return { text: "Under an hour", ...age };
}

/** Counts by waiting time: more than three days, one to three, less than one. */
export function ageGroups(since: readonly string[], now: Date): { long: number; some: number; fresh: number } {
  const ages = since.map((time) => waited(time, now));
  const long = ages.filter((ms) => ms > longMs).length;
  const fresh = ages.filter((ms) => ms < dayMs).length;
  return { long, some: ages.length - long - fresh, fresh };
}
