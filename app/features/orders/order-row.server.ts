import { isInProgress, toListStatus } from "@domain/orders/order-status";
import type { Order } from "~/host/orders.server";
import { soonToAcceptText } from "~/lib/new-order";
import { shortMomentText, statusText, typeText } from "~/lib/text/order-text";
import { findMealFilter, mealText } from "./meals.server";
import { parseSource } from "./sources";

/** An order as lists show it; amount in cents, times in the restaurant's time zone. */
export function toOrderRow(order: Order) {
  const { id, orderId, restaurant, customer, orderType, status, total, createdAt } = order;
  return {
    id,
    number: orderId,
    source: parseSource(order.source),
    orderType,
    type: typeText[orderType],
    customer: customer?.name ?? "",
    total,
    when: shortMomentText(createdAt, restaurant.timeZone, new Date()),
    listStatus: toListStatus(status),
    /** Progress of a pending order. */
    step: isInProgress(status) ? statusText(status, orderType) : null,
    isNew: status === "placed",
    /** [PRAYER-5] "iftar, 5:20 PM" */
    meal: mealText(order, new Date()),
    /** The meal's group in the list; null once the order is ready. */
    mealFilter: isInProgress(status) && status !== "ready" ? findMealFilter(order) : null,
    /** "9 min left", until it is cancelled automatically. */
    timeLeft: order.acceptBy ? soonToAcceptText(Date.parse(order.acceptBy), Date.now()) : null,
  };
}

export type OrderRow = ReturnType<typeof toOrderRow>;
