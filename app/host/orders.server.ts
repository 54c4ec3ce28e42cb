import { orderCalls, quoteCalls } from "@domain/contract/calls/orders";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { type OrderedAgain, orderPlaced, type ToldOrder, type PlaceOrderRequest } from "@domain/contract/order";
import { idempotencyHeader } from "@domain/contract/payment";
import { type Quote, type QuoteRequest } from "@domain/contract/quote";
import type { OrderStatus } from "@domain/order-status";
import type { Host } from "./client.server";
import { asAsked } from "./as-asked";
import { orderNarrowing as narrowing } from "./filter-orders";
import { messageItemAnswer } from "./envelope";

/** An order as pages use it: the wire's own shape, amounts in cents. */
export type Order = ToldOrder;

/** [HOST-62] Extended. The one total of cart, checkout, payment and receipt. @throws HostError unsupported */
export async function quoteOrder(host: Host, request: QuoteRequest): Promise<Quote> {
  return host.call(quoteCalls.quoteOrder, { body: request });
}

/** [HOST-67] Extended. Whether a restaurant is open, and the times (UTC) one may order for. @throws HostError unsupported */
export async function listOrderTimes(host: Host, restaurantId: string) {
  return host.call(restaurantCalls.getOrderTimes, { params: { id: restaurantId } });
}

/** [HOST-56] The same key gives the same order. Hosts need not say its id: then `id` is null. */
export async function placeOrder(host: Host, key: string, request: PlaceOrderRequest) {
  const { message, data } = await host.call(
    orderCalls.placeOrder,
    { body: request, headers: { [idempotencyHeader]: key } },
    messageItemAnswer(orderPlaced.partial().nullish()),
  );
  return { message, id: data?.id ?? null, number: data?.orderId ?? null };
}

/** What `GET /orders` is asked for; dates are the restaurant's own days (YYYY-MM-DD), both included. */
export interface OrderListQuery {
  page?: number;
  per_page?: number;
  restaurant_id?: string;
  source?: string;
  order_type?: string;
  status?: string;
  customer?: string;
  /** Number, telephone number, coupon, charge, or part of the customer's name. */
  search?: string;
  date_from?: string;
  date_to?: string;
  sort?: string;
}

/**
 * [HOST-63] Extended. Orders, newest first unless sorted: a customer's own, a restaurant's for its people, all for an
 * administrator. @throws HostError unsupported
 */
export async function listOrders(
  host: Pick<Host, "call">,
  query: OrderListQuery = {},
  options: { timeoutMs?: number } = {},
) {
  const answer = await host.call(orderCalls.listOrders, { query: { ...query }, ...options });
  const { rows, total } = asAsked(
    answer,
    { sort: "-date", ...query, search: undefined, sought: query.search },
    narrowing,
  );
  return { orders: rows, total };
}

/** [HOST-64] Extended. @throws HostError not_found, unsupported */
export async function getOrder(host: Host, id: string): Promise<Order> {
  return host.call(orderCalls.getOrder, { params: { id } });
}

/** [HOST-65] Extended. @throws HostError step_not_allowed */
export async function changeOrderStatus(
  host: Host,
  id: string,
  status: OrderStatus,
  {
    reason,
    readyIn,
    givesBack,
  }: { reason?: string | undefined; readyIn?: number | undefined; givesBack?: number | undefined } = {},
) {
  const body = { status, reason, ready_in: readyIn, gives_back: givesBack };
  return host.send(orderCalls.updateOrderStatus, { params: { id }, body });
}

/** Extended. The kitchen has seen that an order was cancelled. @throws HostError not_found, forbidden, unsupported */
export async function acknowledgeVoid(host: Host, id: string) {
  return host.send(orderCalls.acknowledgeVoid, { params: { id } });
}

interface RefundRequest {
  reason: string;
  /** Cents: always said, also when it is all that is left. */
  amount: number;
  borne_by?: "restaurant" | "platform" | undefined;
  /** Cents that were left when it was asked for. */
  left?: number | undefined;
}

/**
 * [HOST-66] Extended. Gives back `amount` cents. The same key gives the same refund, so that a second press gives nothing twice.
 * @throws HostError conflict, validation_failed
 */
export async function refundOrder(host: Host, id: string, refund: RefundRequest, key: string) {
  return host.send(orderCalls.refundOrder, { params: { id }, body: refund, headers: { [idempotencyHeader]: key } });
}

/** Extended. Puts what is still on the menu into the cart again, at today's prices. */
export async function reorder(host: Host, id: string): Promise<OrderedAgain> {
  return host.call(orderCalls.reorder, { params: { id } });
}
