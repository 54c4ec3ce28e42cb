import { prayerPauses } from "@domain/prayer/pauses";
import { isOpenAt, nextOpening, type OpeningHours, readOpeningHours } from "@domain/restaurants/opening-hours";
import { isPausedAt, nextOpeningText, openingText, opensAtText, opensBriefly } from "@domain/restaurants/opening-text";
import type { Restaurant } from "~/host/restaurants.server";

type Opening = Pick<
  Restaurant,
  "operatingHours" | "timeZone" | "specialDays" | "pausedUntil" | "ramadan" | "prayer" | "coordinates"
>;

/** Its week, special days and pauses; null where the host tells no hours. Without a time zone they are read in UTC. */
export function openingHoursOf({ operatingHours, prayer, coordinates, ...opening }: Opening): OpeningHours | null {
  if (!operatingHours?.length) return null;
  const timeZone = opening.timeZone ?? "UTC";
  const pausesOn = prayerPauses({ latitude: coordinates?.lat, longitude: coordinates?.lng, timeZone }, prayer);
  return { ...readOpeningHours(operatingHours, timeZone, opening), pausesOn };
}

/** [FIND-7] "Opens tomorrow, 11:00 AM" or "Closed" while it takes no orders; null while it is open or nobody knows. */
export function opensText(restaurant: Opening, now: Date): string | null {
  const hours = restaurant.timeZone ? openingHoursOf(restaurant) : null;
  if (!hours || isOpenAt(hours, now)) return null;
  const opensAt = isPausedAt(hours, now) ? null : nextOpening(hours, now);
  return opensAt ? opensBriefly(opensAt, hours.timeZone, now) : nextOpeningText(hours, now);
}

/** "Open until 10:00 PM", "Open 24 hours", or when it opens; null where nobody knows. */
export function openUntilText(restaurant: Opening, now: Date): string | null {
  const hours = restaurant.timeZone ? openingHoursOf(restaurant) : null;
  return hours && (opensText(restaurant, now) ?? openingText(hours, now));
}

/** "The first opens at 6:00 AM." of places that are all closed; null where none says when. */
export function firstOpeningText(restaurants: readonly Opening[], now: Date): string | null {
  const openings = restaurants.flatMap((restaurant) => {
    const hours = restaurant.timeZone ? openingHoursOf(restaurant) : null;
    const opensAt = hours && nextOpening(hours, now);
    return opensAt ? [{ opensAt, timeZone: hours.timeZone }] : [];
  });
  const first = openings.sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime())[0];
  return first ? `The first ${opensAtText(first.opensAt, first.timeZone, now)}.` : null;
}
