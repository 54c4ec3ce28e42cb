import { sql } from "kysely";
import { acceptMinutesLimits } from "@domain/orders/accept-by";

/**
 * Until when a placed order waits, as it was kept when it was placed (domain/accept-by). The version before kept none: what it
 * placed while this one started waits as long as a restaurant can choose. SQL over `orders`.
 */
export const acceptDeadline = sql<Date>`coalesce(orders.accept_by, greatest(
  orders.created_at + make_interval(mins => ${sql.lit(acceptMinutesLimits.most)}), orders.scheduled_for))`;
