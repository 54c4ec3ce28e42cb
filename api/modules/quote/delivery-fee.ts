import type { Db } from "@api/dependencies";

/**
 * [LAND-3] What this customer's delivery costs, in cents: the restaurant's fee, and nothing on the first order that a
 * restaurant has not turned down.
 */
export async function deliveryFeeFor(db: Db, customerId: string, restaurantFeeCents: number): Promise<number> {
  if (restaurantFeeCents === 0) return 0;
  const earlier = await db
    .selectFrom("orders")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("status", "not in", ["rejected", "cancelled"])
    .limit(1)
    .executeTakeFirst();
  return earlier ? restaurantFeeCents : 0;
}
