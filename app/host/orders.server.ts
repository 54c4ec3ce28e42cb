import { orderTimes } from "@domain/contract/restaurant";
import {
  order,
  orderedAgain,
  type OrderedAgain,
  orderPlaced,
  type OrderWire,
  type PlaceOrderRequest,
} from "@domain/contract/order";
import { idempotencyHeader } from "@domain/contract/payment";
import { quote, type Quote, type QuoteRequest } from "@domain/contract/quote";
import type { OrderStatus } from "@domain/order-status";
import type { Host } from "./client.server";
import { asAsked } from "./as-asked";
import { orderNarrowing as narrowing } from "./order-narrowing";
import { listAnswer, messageAnswer, oneAnswer, saidAnswer } from "./unwrapping";

/** An order as pages use it: the wire's own shape, amounts in cents. */
export type Order = OrderWire;

/** [HOST-62] Extended. The one total of cart, checkout, payment and receipt. @throws HostError unsupported */
export async function quoteOrder(host: Host, request: QuoteRequest): Promise<Quote> {
  return host.post("/orders/quote", oneAnswer(quote), { body: request, extended: true });
}

/** [HOST-67] Extended. Whether a restaurant is open, and the times (UTC) one may order for. @throws HostError unsupported */
export async function listOrderTimes(host: Host, restaurantId: string) {
  const path = `/restaurants/${encodeURIComponent(restaurantId)}/order-times`;
  return host.get(path, oneAnswer(orderTimes.shape.data), { extended: true });
}

/** [HOST-56] The same key gives the same order. Hosts need not say its id: then `id` is null. */
export async function placeOrder(host: Host, key: string, request: PlaceOrderRequest) {
  const { message, data } = await host.post("/orders", saidAnswer(orderPlaced.partial().nullish()), {
    body: request,
    headers: { [idempotencyHeader]: key },
  });
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
  host: Pick<Host, "get">,
  query: OrderListQuery = {},
  options: { patience?: number } = {},
) {
  const answer = await host.get("/orders", listAnswer(order), { query: { ...query }, extended: true, ...options });
  const { rows, total } = asAsked(
    answer,
    { sort: "-date", ...query, search: undefined, sought: query.search },
    narrowing,
  );
  return { orders: rows, total };
}

/** [HOST-64] Extended. @throws HostError not_found, unsupported */
export async function getOrder(host: Host, id: string): Promise<Order> {
  return host.get(`/orders/${encodeURIComponent(id)}`, oneAnswer(order), { extended: true });
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
  const path = `/orders/${encodeURIComponent(id)}/status`;
  const body = { status, reason, ready_in: readyIn, gives_back: givesBack };
  return host.patch(path, messageAnswer, { body, extended: true });
}

/** Extended. The kitchen has seen that an order was cancelled. @throws HostError not_found, forbidden, unsupported */
export async function acknowledgeVoid(host: Host, id: string) {
  return host.post(`/orders/${encodeURIComponent(id)}/void-seen`, messageAnswer, { extended: true });
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
  const path = `/orders/${encodeURIComponent(id)}/refunds`;
  return host.post(path, messageAnswer, { body: refund, headers: { [idempotencyHeader]: key }, extended: true });
}

/** Extended. Puts what is still on the menu into the cart again, at today's prices. */
export async function reorder(host: Host, id: string): Promise<OrderedAgain> {
  return host.post(`/orders/${encodeURIComponent(id)}/reorder`, oneAnswer(orderedAgain), { extended: true });
}
