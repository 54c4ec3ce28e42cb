import type * as z from "zod";
import { counterCalls } from "@domain/contract/calls/counter-orders";
import { orderCalls } from "@domain/contract/calls/orders";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import type { CounterOrderRequest, payOrderRequest } from "@domain/contract/ordering/counter";
import { type LenientOrder, orderPlaced, type PlaceOrderRequest } from "@domain/contract/ordering/order";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import type { refundOrderRequest } from "@domain/contract/ordering/refund";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { type OrderStatus, toListStatus } from "@domain/orders/order-status";
import type { Filters } from "~/lib/lists/filter-rows";
import { applyListQuery, messageItemResponse, sortable } from "./client/envelope";
import type { Host } from "./client/host";
import { isHostError } from "./errors";

/** An order as pages use it: the wire's own shape, amounts in cents. */
export type Order = LenientOrder;

/**
 * [HOST-67] Extended. Whether a restaurant is open, and the times (UTC) that can be ordered for. @throws HostError
 * unsupported
 */
export async function listOrderTimes(host: Host, restaurantId: string) {
  return host.call(restaurantCalls.getOrderTimes, { params: { id: restaurantId } });
}

/** [HOST-56] Places an order. Repeated with the same key, it returns the first order. `id` is null where the host does not send it. */
export async function placeOrder(host: Host, key: string, request: PlaceOrderRequest) {
  const { message, data } = await host.call(
    orderCalls.placeOrder,
    { body: request, headers: { [idempotencyHeader]: key } },
    messageItemResponse(orderPlaced.partial().nullish()),
  );
  return { message, id: data?.id ?? null, number: data?.orderId ?? null };
}

/** The query of `GET /orders`; dates are days in the restaurant's time zone (YYYY-MM-DD), both included. */
export interface OrderListQuery {
  page?: number;
  per_page?: number;
  restaurant_id?: string;
  source?: string;
  order_type?: string;
  payment_type?: string;
  status?: string;
  customer?: string;
  /** Order number, phone number, coupon, charge id, or part of the customer's name. */
  search?: string;
  date_from?: string;
  date_to?: string;
  /** "done": filters by the day it was ready or handed over. A host without this filters by the day it was placed. */
  date_by?: "done";
  sort?: string;
}

/**
 * [HOST-63] Extended. Orders, newest first by default: a customer's own, a restaurant's for its team, all for an
 * administrator. @throws HostError unsupported
 */
export async function listOrders(host: Pick<Host, "call">, query: OrderListQuery = {}) {
  const listing = await host.call(orderCalls.listOrders, { query: { ...query } });
  const { rows, total } = applyListQuery(
    listing,
    { sort: "-date", ...query, search: undefined, searchText: query.search },
    orderFilters,
  );
  return { orders: rows, total };
}

/** [HOST-64] Extended. @throws HostError not_found, unsupported */
export async function getOrder(host: Host, id: string): Promise<Order> {
  return host.call(orderCalls.getOrder, { params: { id } });
}

/** [HOST-65] Extended. Advances or ends an order. @throws HostError step_not_allowed */
export async function changeOrderStatus(
  host: Host,
  id: string,
  status: OrderStatus,
  {
    reason,
    readyIn,
    refundCents,
  }: { reason?: string | undefined; readyIn?: number | undefined; refundCents?: number | undefined } = {},
) {
  const body = { status, reason, ready_in: readyIn, refund_cents: refundCents };
  return host.send(orderCalls.updateOrderStatus, { params: { id }, body });
}

/**
 * [HOST-65] Extended. Changes the status like `changeOrderStatus`, but accepts a repetition: an order that has the status already, with
 * the same reason, is no error. If it ended for another reason, or was accepted for another time, the change is refused.
 * @throws HostError step_not_allowed
 */
export async function ensureOrderStatus(...[host, id, status, options]: Parameters<typeof changeOrderStatus>) {
  try {
    await changeOrderStatus(host, id, status, options);
  } catch (error) {
    if (!isHostError(error, "step_not_allowed")) throw error;
    const { status: now, history, estimatedReadyAt, scheduledFor } = await getOrder(host, id);
    const last = history.at(-1);
    const isReason = !options?.reason || last?.reason === options.reason;
    if (now !== status || !isReason || !isReadyIn(options?.readyIn)) throw error;

    function isReadyIn(minutes: number | undefined): boolean {
      // An order for later keeps its time.
      if (minutes === undefined || !estimatedReadyAt || !last || scheduledFor) return true;
      return Math.round((Date.parse(estimatedReadyAt) - Date.parse(last.at)) / 60_000) === minutes;
    }
  }
}

/** [RUSH-10] Extended. `minutes` from now. @throws HostError step_not_allowed */
export const moveReadyTime = (host: Host, id: string, minutes: number) =>
  host.send(orderCalls.moveReadyTime, { params: { id }, body: { ready_in: minutes } });

/**
 * [HOST-66] Extended. Refunds an amount, all of it, or pieces of lines. The same key returns the same refund, so that
 * submitting twice refunds once.
 * @throws HostError conflict, validation_failed
 */
export async function refundOrder(host: Host, id: string, refund: z.input<typeof refundOrderRequest>, key: string) {
  return host.send(orderCalls.refundOrder, { params: { id }, body: refund, headers: { [idempotencyHeader]: key } });
}

/** Extended. Places an order at the counter; once per key. @throws HostError price_changed, item_unavailable, cart_empty */
export const placeCounterOrder = (host: Host, restaurantId: string, key: string, body: CounterOrderRequest) =>
  host.call(counterCalls.placeCounterOrder, {
    params: { id: restaurantId },
    body,
    headers: { [idempotencyHeader]: key },
  });

/** [HOST-66] Extended. Records a payment at the counter; once per key. @throws HostError conflict, price_changed */
export const payCounterOrder = (host: Host, id: string, key: string, body: z.input<typeof payOrderRequest>) =>
  host.send(counterCalls.payOrder, { params: { id }, body, headers: { [idempotencyHeader]: key } });

/** Fewer digits than this would match nearly any phone number. */
const phoneDigits = 4;

/** When it was ready, or else handed over; "" before that. */
export const getDoneAt = ({ history }: Pick<Order, "history">): string =>
  (history.findLast(({ status }) => status === "ready") ?? history.findLast(({ status }) => status === "completed"))
    ?.at ?? "";

/** Applies a list's filters where the host has not; `searchText` is the query's `search`. */
const orderFilters: Filters<LenientOrder> = {
  textOf: () => [],
  valueOf: (order, column) => {
    if (column === "amount") return sortable(order.total);
    if (column === "done") return getDoneAt(order);
    const { orderId, orderType, customer, status, createdAt: date } = order;
    return { orderId, orderType, customer: customer?.name ?? "", status, date }[column] ?? "";
  },
  matches: (order, { searchText, customer, order_id: number, ...filters }) =>
    (!searchText || isFound(order, searchText)) &&
    (!customer || order.customer?.id === customer || has(order.customer?.name, customer)) &&
    (!number || has(order.orderId, number)) &&
    (!filters.restaurant_id || order.restaurant.id === filters.restaurant_id) &&
    (!filters.source || order.source === filters.source) &&
    (!filters.order_type || order.orderType === filters.order_type) &&
    (!filters.payment_type || order.paymentMethod === filters.payment_type) &&
    (!filters.status || filters.status.split(",").some((status) => isIn(order, status))) &&
    isWithin(order, filters),
};

const has = (text: string | null | undefined, part: string): boolean =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false;

/** Whether number, coupon, charge, name or phone number (in any notation) matches. */
function isFound(order: LenientOrder, searchText: string): boolean {
  const { orderId, couponCode, transactionId, customer } = order;
  const digits = searchText.replaceAll(/\D/g, "");
  const isPhone = /^[+\d\s().-]+$/.test(searchText) && digits.length >= phoneDigits;
  return (
    [orderId, couponCode, transactionId, customer?.name].some((text) => has(text, searchText)) ||
    (isPhone && has(customer?.phone?.replaceAll(/\D/g, ""), digits.slice(-10)))
  );
}

function isIn({ status, refunds, isVoid }: LenientOrder, requested: string): boolean {
  if (requested === "refunded") return refunds.length > 0;
  return requested === "void" ? isVoid === true : status === requested || toListStatus(status) === requested;
}

function isWithin(order: LenientOrder, { date_from: from, date_to: to, date_by: by }: Record<string, string>) {
  const at = (by === "done" && getDoneAt(order)) || order.createdAt;
  const day = localDate(new Date(at), order.restaurant.timeZone ?? defaultTimeZone);
  return (!from || day >= from.slice(0, 10)) && (!to || day <= to.slice(0, 10));
}
