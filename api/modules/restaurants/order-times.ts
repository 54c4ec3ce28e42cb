import { readAcceptMinutes, scheduleLead } from "@domain/accept-by";
import { busyMinutesAt } from "@domain/kitchen-load";
import { isOpenAt, nextOpening, orderTimes } from "@domain/opening-hours";
import type { Db } from "@api/dependencies";
import { loadOpeningHours } from "./opening-hours";
import type { visibleRestaurant } from "./visibility";

/** Whether it is open, when it opens next, and the times one may order for: seven days, or the local `date` alone [HOST-67]. */
export async function loadOrderTimes(
  db: Db,
  restaurant: Awaited<ReturnType<typeof visibleRestaurant>>,
  now: Date,
  date?: string,
) {
  const hours = await loadOpeningHours(db, restaurant);
  const { preparation_minutes, busy_minutes: busyMinutes, busy_until: busyUntil } = restaurant;
  const preparationMinutes = preparation_minutes + busyMinutesAt({ busyMinutes, busyUntil }, now);
  const acceptMinutes = readAcceptMinutes(restaurant.accept_within_minutes);
  return {
    isOpen: isOpenAt(hours, now),
    nextOpening: nextOpening(hours, now)?.toISOString() ?? null,
    time_zone: restaurant.time_zone,
    times: orderTimes(hours, now, scheduleLead({ acceptMinutes, preparationMinutes }).offered, date).map((time) =>
      time.toISOString(),
    ),
  };
}
