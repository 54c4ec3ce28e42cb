import { type OpeningHours, readOpeningHours } from "@domain/restaurants/opening-hours";
import { nextOpeningText } from "@domain/restaurants/opening-text";
import type { Restaurant } from "~/host/restaurants.server";

type Opening = Pick<Restaurant, "operatingHours" | "timeZone" | "specialDays" | "pausedUntil">;

/** Its week, special days and pause; null where the host tells no hours. Without a time zone they are read in UTC. */
export function openingHoursOf({ operatingHours, timeZone, ...except }: Opening): OpeningHours | null {
  return operatingHours?.length ? readOpeningHours(operatingHours, timeZone ?? "UTC", except) : null;
}

/** "Opens tomorrow at 11:00 AM" or "Closed" while it takes no orders; null while it is open or nobody knows. */
export function opensText(restaurant: Opening, now: Date): string | null {
  const hours = restaurant.timeZone ? openingHoursOf(restaurant) : null;
  return hours && nextOpeningText(hours, now);
}
