import { addDays, toInstant, toLocalTime } from "../local-time";

/** How an item leaves and comes back to the menu: what kitchens call "86". */
export const availabilityOptions = ["on", "off", "tomorrow", "hours"] as const;
export type Availability = (typeof availabilityOptions)[number];

/** What is stored: whether it is sold at all, and since when again (null: at once). */
interface Stored {
  isAvailable: boolean;
  until: Date | null;
}

/** [RUSH-8] Whether an item or an add-on can be bought at this instant. */
export const isAvailableAt = ({ isAvailable, until }: Stored, at: Date): boolean =>
  isAvailable && (until === null || until <= at);

/**
 * [RUSH-8] What is stored once a form with its mark was saved: nothing changes where it says what was so already, as whoever
 * saves it as it stands leaves the time at which it comes back.
 */
export function applyAvailabilityMark(isWanted: boolean | undefined, stored: Stored, now: Date): Stored {
  const isSame = isWanted === undefined || isWanted === isAvailableAt(stored, now);
  return isSame ? stored : { isAvailable: isWanted, until: null };
}

/** Kitchens close after midnight: their day begins at 5 in the morning. */
const newDayMinute = 5 * 60;

/**
 * What is stored: sold again by itself at `until` (an instant), with null only by hand. `tomorrow` is the next 5:00 AM on
 * the restaurant's clock; `hours` from now.
 */
export function toStoredAvailability(
  choice: Availability,
  { now, timeZone, hours = 1 }: { now: Date; timeZone: string; hours?: number },
): Stored {
  if (choice === "on") return { isAvailable: true, until: null };
  if (choice === "off") return { isAvailable: false, until: null };
  if (choice === "hours") return { isAvailable: true, until: new Date(now.getTime() + hours * 3_600_000) };
  const { date, minute } = toLocalTime(now, timeZone);
  return {
    isAvailable: true,
    until: toInstant(minute < newDayMinute ? date : addDays(date, 1), newDayMinute, timeZone),
  };
}
