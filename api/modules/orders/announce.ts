import type { ApiDependencies, Db } from "@api/dependencies";
import { notify, notifyRestaurant } from "@api/modules/notifications/notify";
import { mailRestaurant } from "@api/modules/settings/mail";
import { queuePush, queueRestaurantPush } from "@api/push/devices";
import type { Quote } from "@domain/contract/ordering/quote";
import { undoMs } from "@domain/kitchen";
import { formatCents } from "@domain/money";
import type { OrderStatus } from "@domain/orders/order-status";
import { asSentence } from "@domain/values/text-line";
import { type PlacedOrder, receiptEmail, statusEmail, type StatusUpdate } from "./customer-emails";
import { formatOrderNumber } from "./order-number";
import { cancelledEmail, placedEmail } from "./restaurant-emails";

const customerLink = (orderId: string) => `/orders/${orderId}`;
const restaurantLink = (orderId: string) => `/dashboard/orders/${orderId}`;

export type Notifiers = Pick<ApiDependencies, "events" | "mailer">;

/** Notifies customer and restaurant of a new order, on open pages and by email, in the transaction that places it. */
export async function announcePlaced(
  trx: Db,
  { events, mailer, now }: Notifiers & { now: Date },
  order: PlacedOrder,
): Promise<void> {
  const name = formatOrderNumber(order.number);
  const total = formatCents(order.quote.total);
  await events.publish(trx, {
    type: "order.created",
    restaurantId: order.restaurant.id,
    userId: order.customer.id,
    subjectId: order.id,
    payload: { orderId: name, status: "placed" },
  });
  await notify(trx, events, [order.customer.id], {
    kind: "order.placed",
    title: `Order ${name} placed`,
    body: `${order.restaurant.name} has your order. Total ${total}.`,
    link: customerLink(order.id),
  });
  await notifyRestaurant(trx, events, order.restaurant.id, {
    kind: "order.placed",
    title: `New order ${name}`,
    body: `${formatItemCount(order.quote)} for ${total}. Accept or reject it.`,
    link: restaurantLink(order.id),
  });
  const pushed = { title: `New order ${name}`, body: order.restaurant.name, link: restaurantLink(order.id), now };
  await queueRestaurantPush(trx, order.restaurant.id, pushed);
  await mailer.queue(trx, receiptEmail(order));
  const message = placedEmail(order, formatItemCount(order.quote));
  await mailRestaurant(trx, mailer, { restaurantId: order.restaurant.id, event: "order_placed", message });
}

interface StepNews extends StatusUpdate {
  now: Date;
  /** When it was reported ready, if that was taken back. */
  readySince: Date | null;
}

/**
 * Notifies the customer of a status change, and the restaurant unless it made the change, on open pages and by email, in the same
 * transaction. [RUSH-6] The ready email is delayed a little, so that it can be withdrawn.
 */
export async function announceStatus(trx: Db, { events, mailer }: Notifiers, news: StepNews): Promise<void> {
  const name = formatOrderNumber(news.number);
  await events.publish(trx, {
    type: "order.status",
    restaurantId: news.restaurantId,
    userId: news.customerId,
    subjectId: news.id,
    payload: { orderId: name, status: news.status },
  });
  const { restaurantName, now } = news;
  if ((await withdrawReadyEmail(trx, news)) && news.isRecall) return;
  const message = statusEmail(news);
  const notBefore = news.status === "ready" ? new Date(now.getTime() + undoMs) : now;
  if (message) await mailer.queue(trx, { ...message, notBefore });
  if (news.status === "cancelled") {
    const { restaurantId } = news;
    await mailRestaurant(trx, mailer, { restaurantId, event: "order_cancelled", message: cancelledEmail(news) });
  }
  const title = `Order ${name} ${news.isRecall ? "is not ready yet" : statusWords[news.status]}`;
  if (news.by !== "restaurant") {
    const who = cancelledBy[news.by];
    const notice = {
      kind: "order.status",
      title,
      body: `${who}${because(news.reason)}`,
      link: restaurantLink(news.id),
    };
    await notifyRestaurant(trx, events, news.restaurantId, notice);
    await queueRestaurantPush(trx, news.restaurantId, { title, body: restaurantName, link: notice.link, now });
  }
  if (!news.customerId) return;
  const refund = news.refundedCents > 0 ? ` ${formatCents(news.refundedCents)} will be refunded to your card.` : "";
  const sentence = news.isRecall
    ? `${news.restaurantName} is still preparing it.`
    : news.by === "customer"
      ? `You cancelled your order at ${news.restaurantName}.`
      : customerSentence(news.status, news.restaurantName);
  const body = `${sentence}${because(news.reason)}${refund}`;
  const link = customerLink(news.id);
  await notify(trx, events, [news.customerId], { kind: "order.status", title, body, link });
  // The person who cancelled needs no notice.
  if (news.by === "customer") return;
  await queuePush(trx, [news.customerId], { title, body: restaurantName, link, now, after: notBefore });
}

/** Withdraws an unsent ready email. @returns whether no further notification is needed */
async function withdrawReadyEmail(trx: Db, { now, readySince, ...news }: StepNews): Promise<boolean> {
  if (!readySince || now.getTime() - readySince.getTime() >= undoMs) return false;
  const readyEmail = statusEmail({ ...news, status: "ready", isRecall: false });
  if (readyEmail) {
    const unsent = await trx
      .deleteFrom("emails")
      .where("recipient", "=", readyEmail.to)
      .where("template", "=", readyEmail.template)
      .where("subject", "=", readyEmail.subject)
      .where("created_at", ">=", readySince)
      .where("sent_at", "is", null)
      .where("attempts", "=", 0)
      .executeTakeFirst();
    if (unsent.numDeletedRows === 0n) return false;
  }
  const notices = trx
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", news.customerId)
    .where("title", "=", `Order ${formatOrderNumber(news.number)} ${statusWords.ready}`)
    .orderBy("created_at", "desc")
    .limit(1);
  await trx.deleteFrom("notifications").where("id", "in", notices).execute();
  await trx
    .deleteFrom("push_messages")
    .where("link", "=", customerLink(news.id))
    .where("title", "=", `Order ${formatOrderNumber(news.number)} ${statusWords.ready}`)
    .execute();
  return true;
}

const statusWords: Record<OrderStatus, string> = {
  placed: "placed",
  accepted: "accepted",
  preparing: "is being prepared",
  ready: "is ready",
  completed: "completed",
  rejected: "rejected",
  cancelled: "cancelled",
};

const cancelledBy: Record<Exclude<StatusUpdate["by"], "restaurant">, string> = {
  customer: "The customer cancelled it.",
  admin: "HalalGo cancelled it.",
  system: "It was cancelled automatically.",
};

/** Optional additional sentence. */
const because = (reason: string | null) => (reason ? ` Reason: ${asSentence(reason)}` : "");

function customerSentence(status: OrderStatus, restaurant: string): string {
  switch (status) {
    case "placed":
      return `${restaurant} has your order.`;
    case "accepted":
      return `${restaurant} has accepted your order.`;
    case "preparing":
      return `${restaurant} is preparing your order.`;
    case "ready":
      return `Your order at ${restaurant} is ready.`;
    case "completed":
      return `Enjoy your order from ${restaurant}.`;
    case "rejected":
      return `${restaurant} could not take your order.`;
    case "cancelled":
      return `Your order at ${restaurant} was cancelled.`;
  }
}

function formatItemCount(quote: Quote): string {
  const count = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}
