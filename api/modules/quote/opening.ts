import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { loadOpeningHours } from "@api/modules/restaurants/opening-hours";
import { scheduleLead } from "@domain/orders/accept-by";
import { isOpenAt, mayOrderFor, nextOpening } from "@domain/restaurants/opening-hours";
import { openingText } from "@domain/restaurants/opening-text";
import type { QuoteRestaurant } from "./restaurant";

export interface Opening {
  isOpen: boolean;
  /** When it opens next; null when it is open. */
  nextOpening: Date | null;
  /** The time the order is for; null: as soon as possible. */
  scheduledFor: Date | null;
  /** Why the order cannot be made at that time, in a sentence; null when it can [CHK-15]. */
  closed: string | null;
}

/** Checks an order's time against opening hours, special days and a pause. @throws ApiError validation_failed */
export async function openingFor(
  db: Db,
  restaurant: QuoteRestaurant,
  wantedTime: string | null,
  now: Date,
): Promise<Opening> {
  const hours = await loadOpeningHours(db, {
    id: restaurant.id,
    time_zone: restaurant.timeZone,
    paused_until: restaurant.pausedUntil,
  });
  const opening = { isOpen: isOpenAt(hours, now), nextOpening: nextOpening(hours, now) };
  if (!wantedTime) {
    const closed = opening.isOpen
      ? null
      : `${restaurant.name}: ${openingText(hours, now)}. Please choose a time to order for.`;
    return { ...opening, scheduledFor: null, closed };
  }
  const scheduledFor = new Date(wantedTime);
  if (Number.isNaN(scheduledFor.getTime())) {
    const message = "Please choose a valid time.";
    throw new ApiError("validation_failed", message, { errors: { scheduledFor: message } });
  }
  const closed = mayOrderFor(hours, scheduledFor, now, scheduleLead(restaurant).least)
    ? null
    : `${restaurant.name} cannot take an order for that time. Please choose another.`;
  return { ...opening, scheduledFor, closed };
}
