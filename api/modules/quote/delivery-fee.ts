import type { Quote } from "@domain/contract/quote";
import type { OrderType } from "@domain/order-status";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";

export interface DeliveryFee {
  cents: number;
  /** What the restaurant asks and the customer does not pay, in cents. */
  waivedCents: number;
  /** Why the restaurant's fee is not charged; null when it is, or when there is none. */
  waivedBy: NonNullable<Quote["deliveryWaivedBy"]> | null;
}

/**
 * [LAND-3, LAND-5] What this customer's delivery costs: the restaurant's fee; nothing with a Go Pass whose month is paid, and
 * nothing on the first order that a restaurant has not turned down. A guest without an account pays the restaurant's fee.
 */
export async function deliveryFeeFor(
  db: Db,
  order: { customerId: string | null; orderType: OrderType; restaurantFeeCents: number; now: Date },
): Promise<DeliveryFee> {
  const { customerId, restaurantFeeCents, now } = order;
  if (customerId === null || restaurantFeeCents === 0 || order.orderType !== "delivery")
    return { cents: restaurantFeeCents, waivedCents: 0, waivedBy: null };
  const { rows } = await sql<{ hasPass: boolean; hasOrdered: boolean }>`
    select
      exists (
        select from passes where user_id = ${customerId} and status <> 'lapsed' and paid_until > ${now}
      ) as "hasPass",
      exists (
        select from orders where customer_id = ${customerId} and status not in ('rejected', 'cancelled')
      ) as "hasOrdered"`.execute(db);
  const free = { cents: 0, waivedCents: restaurantFeeCents };
  if (rows[0]?.hasPass) return { ...free, waivedBy: "go_pass" };
  if (!rows[0]?.hasOrdered) return { ...free, waivedBy: "first_order" };
  return { cents: restaurantFeeCents, waivedCents: 0, waivedBy: null };
}
