import type { ApiDependencies } from "@api/dependencies";
import { placeOrder, type PlacedOrder } from "./place-order";

/**
 * Completes a charged payment: its order in one transaction, then the mails. Safe to repeat and to run in parallel; every
 * call gives the same order. @throws as placeOrder; after CouponLimitReached the payment is to be refunded
 */
export async function placePaidOrder(
  { db, clock, events, mailer }: Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">,
  paymentId: string,
): Promise<PlacedOrder> {
  const placed = await db.transaction().execute((trx) => placeOrder(trx, { events, now: clock.now() }, paymentId));
  for (const mail of placed.mails) await mailer.send(mail);
  return placed;
}
