import type { OrderedAgain } from "@domain/contract/order";
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
  refund: { cents: number; text: string; state: "done" | "pending" | "failed" } | null;
  /** What ordering it again would bring; null where the host does not say. */
  again: OrderedAgain | null;
  /** Whether its customer may say how it was, or has. */
  review: "none" | "open" | "written";
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
    again: order.again ?? null,
    review: reviewOf(order),
  };
}

/** A host that takes no reviews says nothing of them. */
function reviewOf({ status, review }: Pick<Order, "status" | "review">): OrderCard["review"] {
  if (status !== "completed" || review === undefined) return "none";
  return review ? "written" : "open";
}

/** A refund that the provider has not settled yet is on its way, not done; one it refused is told as that. */
export function refundOf({ refunds }: Pick<Order, "refunds">, zone: string | null | undefined): OrderCard["refund"] {
  const last = refunds.at(-1);
  if (!last) return null;
  const failed = refunds.filter(({ status }) => status === "failed");
  const sumOf = (some: Order["refunds"]) => some.reduce((sum, { amount }) => sum + amount, 0);
  if (failed.length === refunds.length) {
    return {
      cents: sumOf(failed),
      text: "could not be given back to your card yet. Please write to us",
      state: "failed",
    };
  }
  const cents = sumOf(refunds.filter(({ status }) => status !== "failed"));
  return refunds.some(({ status }) => status === "pending")
    ? { cents, text: "on its way back to your card", state: "pending" }
    : { cents, text: `refunded on ${dateText(last.at, zone)}`, state: "done" };
}
