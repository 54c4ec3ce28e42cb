import type { OrderStatus, OrderType } from "@domain/order-status";
import type { Order } from "~/host/orders.server";
import { dateText, dayTimeText, monthText, statusText } from "~/lib/order-text";

/** A past order as the list shows it; cents. */
export interface OrderCard {
  id: string;
  number: string;
  restaurantId: string;
  restaurantName: string;
  image: string | null;
  month: string;
  when: string;
  items: string;
  itemCount: number;
  total: number;
  status: OrderStatus;
  type: OrderType;
  statusText: string;
  /** "$17.25 refunded on November 4" in parts; null without a refund. */
  refund: { cents: number; text: string } | null;
}

/** "Chicken Karahi, 4 Tandoori Naan" */
const itemsText = (items: Order["items"]): string =>
  items.map(({ qty, name }) => (qty > 1 ? `${qty} ${name}` : name)).join(", ");

export function cardOf(order: Order): OrderCard {
  const zone = order.restaurant.timeZone;
  return {
    id: order.id,
    number: order.orderId,
    restaurantId: order.restaurant.id,
    restaurantName: order.restaurant.name,
    image: order.items.find(({ image }) => image)?.image ?? order.restaurant.image ?? null,
    month: monthText(order.createdAt, zone),
    when: dayTimeText(order.createdAt, zone),
    items: itemsText(order.items),
    itemCount: order.items.reduce((sum, { qty }) => sum + qty, 0),
    total: order.total,
    status: order.status,
    type: order.orderType,
    statusText: statusText(order.status, order.orderType),
    refund: refundOf(order, zone),
  };
}

/** A refund that the provider has not settled yet is on its way, not done. */
export function refundOf({ refunds }: Order, zone: string | null | undefined): OrderCard["refund"] {
  const last = refunds.at(-1);
  if (!last) return null;
  const cents = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const isDone = refunds.every(({ status }) => status === "succeeded" || status === "refunded" || !status);
  return { cents, text: isDone ? `refunded on ${dateText(last.at, zone)}` : "on its way back to your card" };
}
