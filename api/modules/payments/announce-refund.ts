import type { ApiDependencies, Db } from "@api/dependencies";
import { notify } from "@api/modules/notifications/notify";
import { orderName } from "@api/modules/orders/order-number";
import { refundedEmail } from "@api/modules/orders/restaurant-emails";
import { mailRestaurant } from "@api/modules/settings/mail";
import { formatCents } from "@domain/money";
import type { Payment } from "./payment";

type Tellers = Pick<ApiDependencies, "events" | "mailer">;

interface SettledRefund {
  id: string;
  amountCents: number;
  status: "succeeded" | "failed";
}

/** Tells open pages what became of a refund, and, when money was sent back, the customer and the restaurant. */
export async function announceRefund(
  trx: Db,
  { events, mailer }: Tellers,
  payment: Payment,
  refund: SettledRefund,
): Promise<void> {
  await events.publish(trx, {
    type: "payment.settled",
    subjectId: payment.id,
    payload: { refund: refund.id, status: refund.status, order_id: payment.order_id },
    userId: payment.customer_id,
    restaurantId: payment.restaurant_id,
  });
  if (refund.status !== "succeeded") return;
  await tellCustomer(trx, { events, mailer }, payment.id, refund.amountCents);
  await mailPlace(trx, mailer, payment, refund.amountCents);
}

/**
 * By mail, and at the bell when it is of an order; nothing when nobody is there to be told. Of a payment that became no order
 * the bell told when that was decided (refundPayment).
 */
async function tellCustomer(trx: Db, { events, mailer }: Tellers, paymentId: string, cents: number): Promise<void> {
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
  const amount = formatCents(cents);
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

/** [SET-4] Tells the restaurant's people, where its settings say so. */
async function mailPlace(trx: Db, mailer: Tellers["mailer"], payment: Payment, cents: number): Promise<void> {
  const { order_id: orderId, restaurant_id: restaurantId } = payment;
  if (!orderId || !restaurantId) return;
  const order = await trx.selectFrom("orders").select(["id", "number"]).where("id", "=", orderId).executeTakeFirst();
  if (!order) return;
  await mailRestaurant(trx, mailer, { restaurantId, event: "order_refunded", message: refundedEmail(order, cents) });
}
