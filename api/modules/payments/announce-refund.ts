import type { ApiDependencies, Db } from "@api/dependencies";
import type { EmailPart } from "@api/mail/email";
import { notify } from "@api/modules/notifications/notify";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { refundedEmail } from "@api/modules/orders/restaurant-emails";
import { mailRestaurant } from "@api/modules/settings/mail";
import { formatCents } from "@domain/money";
import type { Payment } from "./payment";

type Notifiers = Pick<ApiDependencies, "events" | "mailer">;

interface SettledRefund {
  id: string;
  amountCents: number;
  status: "succeeded" | "failed";
}

/** Publishes a refund's outcome to open pages and, when money was sent back, notifies customer and restaurant. */
export async function announceRefund(
  trx: Db,
  { events, mailer }: Notifiers,
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
  await notifyCustomer(trx, { events, mailer }, payment, refund);
  await mailPlace(trx, mailer, payment, refund.amountCents);
}

/** By email, and by a notification for orders. If the payment became no order, refundPayment already sent the notification. */
async function notifyCustomer(
  trx: Db,
  { events, mailer }: Notifiers,
  { id: paymentId, at_counter: isCash }: Payment,
  refund: SettledRefund,
): Promise<void> {
  const recipient = await trx
    .selectFrom("payments")
    .innerJoin("users", "users.id", "payments.customer_id")
    .innerJoin("restaurants", "restaurants.id", "payments.restaurant_id")
    .leftJoin("orders", "orders.id", "payments.order_id")
    .where("payments.id", "=", paymentId)
    .where("users.deleted_at", "is", null)
    .select(["users.id as customerId", "users.email", "restaurants.name", "orders.id as orderId", "orders.number"])
    .executeTakeFirst();
  if (!recipient) return;
  const amount = formatCents(refund.amountCents);
  const what = recipient.number === null ? "payment" : `order ${formatOrderNumber(recipient.number)}`;
  const link = recipient.orderId ? `/orders/${recipient.orderId}` : "/orders";
  const sentence = isCash
    ? `${recipient.name} gives you back ${amount} of your ${what} at the counter.`
    : `We have sent ${amount} for your ${what} at ${recipient.name} back to the card you paid with.`;
  const later = isCash ? "" : "Banks usually take a few days to show it.";
  const made = await whatWentBack(trx, refund.id);
  if (recipient.orderId) {
    await notify(trx, events, [recipient.customerId], {
      kind: "refund.sent",
      title: `Refund of ${amount} for your ${what}`,
      body: `${sentence} ${later}`.trim(),
      link,
    });
  }
  await mailer.queue(trx, {
    to: recipient.email,
    template: "order-refunded",
    subject: `Refund of ${amount} for your ${what}`,
    heading: isCash ? `${amount} goes back to you` : `${amount} is on its way back`,
    parts: [
      { paragraph: sentence },
      ...made,
      ...(later ? [{ paragraph: later }] : []),
      { button: { label: recipient.orderId ? "See your order" : "See your orders", path: link } },
    ],
    because: "You get this because you paid on HalalGo.",
  });
}

/** [RUSH-11] The email's details: items, tax and reason; why nothing was ordered with a payment. */
async function whatWentBack(trx: Db, refundId: string): Promise<EmailPart[]> {
  const [refund, lines] = await Promise.all([
    trx.selectFrom("refunds").select(["reason", "order_id"]).where("id", "=", refundId).executeTakeFirst(),
    trx
      .selectFrom("refund_lines")
      .innerJoin("order_items", (join) =>
        join
          .onRef("order_items.order_id", "=", "refund_lines.order_id")
          .onRef("order_items.id", "=", "refund_lines.order_item_id"),
      )
      .where("refund_lines.refund_id", "=", refundId)
      .select(["refund_lines.quantity", "order_items.name", "refund_lines.amount_cents", "refund_lines.tax_cents"])
      .orderBy("order_items.position")
      .execute(),
  ]);
  const tax = lines.reduce((sum, line) => sum + line.tax_cents, 0);
  const rows = lines.map((line) => ({
    label: line.quantity > 0 ? `${line.quantity} ${line.name}` : `${line.name}, which is cheaper`,
    amount: formatCents(line.amount_cents),
  }));
  if (refund?.reason && !refund.order_id)
    return [{ paragraph: `${refund.reason} No order was placed with this payment.` }];
  return [
    ...(rows.length > 0 ? [{ rows: tax > 0 ? [...rows, { label: "Tax", amount: formatCents(tax) }] : rows }] : []),
    ...(refund?.order_id && refund.reason ? [{ quote: refund.reason }] : []),
  ];
}

/** [SET-4] Emails the restaurant's team, as its settings say. */
async function mailPlace(trx: Db, mailer: Notifiers["mailer"], payment: Payment, cents: number): Promise<void> {
  const { order_id: orderId, restaurant_id: restaurantId } = payment;
  if (!orderId || !restaurantId) return;
  const order = await trx.selectFrom("orders").select(["id", "number"]).where("id", "=", orderId).executeTakeFirst();
  if (!order) return;
  await mailRestaurant(trx, mailer, { restaurantId, event: "order_refunded", message: refundedEmail(order, cents) });
}
