import { dayMs } from "@domain/duration";
import { addDays, toInstant, toLocalTime } from "@domain/local-time";
import type { AskedOpening } from "@domain/search/amounts/opening-words";
import { findOpenRange, isOpenAt, type OpeningHours } from "./opening-hours";

/** Until this hour a night belongs to the evening before. */
const endOfNight = 4 * 60;

/** [FIND-22] Whether a place is open as a search asks. Unknown hours count as open now, as in lists, but promise nothing for the night. */
export function isOpenAsAsked(hours: OpeningHours | null, opening: AskedOpening, now: Date): boolean {
  if (hours === null) return opening.kind === "now";
  if (opening.kind === "now") return isOpenAt(hours, now);
  if (opening.kind === "always") {
    const range = findOpenRange(hours, now);
    return range !== null && range.closesAt.getTime() - range.opensAt.getTime() >= dayMs;
  }
  const { date, minute } = toLocalTime(now, hours.timeZone);
  const evening = minute < endOfNight ? addDays(date, -1) : date;
  const at = toInstant(evening, opening.minute, hours.timeZone);
  // At one in the night "open late" asks for what is open then.
  return isOpenAt(hours, at < now ? now : at);
}
