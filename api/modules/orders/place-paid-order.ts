import type { ApiDependencies } from "@api/dependencies";
import { placeOrder, type PlacedOrder } from "./place-order";

/**
 * Completes a charged payment: its order in one transaction. Safe to repeat and to run in parallel; every
 * call gives the same order. @throws as placeOrder; after CouponLimitReached the payment is to be refunded
 */
export async function placePaidOrder(
  { db, clock, events, mailer }: Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">,
  paymentId: string,
): Promise<PlacedOrder> {
  return db.transaction().execute((trx) => placeOrder(trx, { events, mailer, now: clock.now() }, paymentId));
}
