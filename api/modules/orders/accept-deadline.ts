import { sql } from "kysely";

/**
 * When a placed order has waited long enough: its restaurant's time to accept after it was placed, or, when it is scheduled
 * for later than that, when the kitchen would have to start, sooner while it is busy. SQL over `orders` and `restaurants`.
 */
export const acceptDeadline = sql<Date>`greatest(
  orders.created_at + make_interval(mins => restaurants.accept_within_minutes),
  orders.scheduled_for - make_interval(mins => restaurants.preparation_minutes + case
    when restaurants.busy_until is null
      or restaurants.busy_until > orders.scheduled_for - make_interval(mins => restaurants.preparation_minutes)
    then restaurants.busy_minutes else 0 end))`;
