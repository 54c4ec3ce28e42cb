import type { ApiDependencies, Db } from "@api/dependencies";
import { notify } from "@api/modules/notifications/notify";
import { orderName } from "@api/modules/orders/order-number";
import { formatCents } from "@domain/money";

/**
 * Tells a customer by mail that money was sent back, and at the bell when it is of an order; nothing when nobody is there to be
 * told. Of a payment that became no order the bell told when that was decided (refundPayment).
 */
export async function announceRefund(
  trx: Db,
  { events, mailer }: Pick<ApiDependencies, "events" | "mailer">,
  { paymentId, amountCents }: { paymentId: string; amountCents: number },
): Promise<void> {
  const found = await trx
    .selectFrom("payments")
    .innerJoin("users", "users.id", "payments.customer_id")
    .innerJoin("restaurants", "restaurants.id", "payments.restaurant_id")
    .leftJoin("orders", "orders.id", "payments.order_id")
    .where("payments.id", "=", paymentId)
    .where("users.deleted_at", "is", null)
    .select(["users.id as customerId", "users.email", "restaurants.name", "orders.id as orderId", "orders.number"])
    .executeTakeFirst();
  if (!found) return;
  const amount = formatCents(amountCents);
  const what = found.number === null ? "payment" : `order ${orderName(found.number)}`;
  const link = found.orderId ? `/orders/${found.orderId}` : "/orders";
  const sentence = `We have sent ${amount} for your ${what} at ${found.name} back to the card you paid with.`;
  const later = "Banks usually take a few days to show it.";
  if (found.orderId) {
    await notify(trx, events, [found.customerId], {
      kind: "refund.sent",
      title: `Refund of ${amount} for your ${what}`,
      body: `${sentence} ${later}`,
      link,
    });
  }
  await mailer.queue(trx, {
    to: found.email,
    template: "order-refunded",
    subject: `Refund of ${amount} for your ${what}`,
    heading: `${amount} is on its way back`,
    parts: [{ paragraph: sentence }, { paragraph: later }, { button: { label: "See your orders", path: link } }],
    because: "You get this because you paid on HalalGo.",
  });
}
