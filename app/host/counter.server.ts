import type { CounterOrderRequest, CounterQuoteRequest } from "@domain/contract/counter";
import { order } from "@domain/contract/order";
import { idempotencyHeader } from "@domain/contract/payment";
import { quote } from "@domain/contract/quote";
import type { Host } from "./client.server";
import { messageAnswer, oneAnswer } from "./unwrapping";

const path = (restaurantId: string) => `/restaurants/${encodeURIComponent(restaurantId)}/counter-orders`;

/** Extended. What an order taken at the counter costs. @throws HostError unsupported, forbidden */
export const quoteAtCounter = (host: Host, restaurantId: string, body: CounterQuoteRequest) =>
  host.post(`${path(restaurantId)}/quote`, oneAnswer(quote), { body, extended: true });

/** Extended. The same key gives the same order. @throws HostError price_changed, item_unavailable, cart_empty */
export const placeAtCounter = (host: Host, restaurantId: string, key: string, body: CounterOrderRequest) =>
  host.post(path(restaurantId), oneAnswer(order), { body, extended: true, headers: { [idempotencyHeader]: key } });

/** Extended. Notes that a counter order is paid now. @throws HostError conflict */
export const payAtCounter = (host: Host, orderId: string, method: "cash" | "credit_card") =>
  host.post(`/orders/${encodeURIComponent(orderId)}/payments`, messageAnswer, { body: { method }, extended: true });
