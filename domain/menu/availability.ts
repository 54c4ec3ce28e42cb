import { hourMs } from "@domain/duration";
import { addDays, toInstant, toLocalTime } from "@domain/local-time";

/** Availability of items: sold out ("86'd" in kitchens) and available again. */
export const availabilityOptions = ["on", "off", "tomorrow", "hours"] as const;
export type Availability = (typeof availabilityOptions)[number];

/** The stored state: whether it is sold, and from which instant (null: now). */
interface Stored {
  isAvailable: boolean;
  until: Date | null;
}

/** [RUSH-8] Whether an item or an add-on can be bought at this instant. */
export const isAvailableAt = ({ isAvailable, until }: Stored, at: Date): boolean =>
  isAvailable && (until === null || until <= at);

/**
 * [RUSH-8] The new state after a form with an "available" checkbox was saved. An unchanged checkbox keeps the stored state,
 * including the time at which the item comes back.
 */
export function applyAvailabilityMark(isWanted: boolean | undefined, stored: Stored, now: Date): Stored {
  const isSame = isWanted === undefined || isWanted === isAvailableAt(stored, now);
  return isSame ? stored : { isAvailable: isWanted, until: null };
}

/** A kitchen's day starts at 5 AM, as some close after midnight. */
const newDayMinute = 5 * 60;

/**
 * The state to store for a choice. At `until` the item is sold again automatically. `tomorrow` is the next 5:00 AM in the
 * restaurant's time zone; `hours` counts from now.
 */
export function toStoredAvailability(
  choice: Availability,
  { now, timeZone, hours = 1 }: { now: Date; timeZone: string; hours?: number },
): Stored {
  if (choice === "on") return { isAvailable: true, until: null };
  if (choice === "off") return { isAvailable: false, until: null };
  if (choice === "hours") return { isAvailable: true, until: new Date(now.getTime() + hours * hourMs) };
  const { date, minute } = toLocalTime(now, timeZone);
  return {
    isAvailable: true,
    until: toInstant(minute < newDayMinute ? date : addDays(date, 1), newDayMinute, timeZone),
  };
}
