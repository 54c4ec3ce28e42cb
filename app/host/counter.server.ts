import { counterCalls } from "@domain/contract/calls/orders";
import type { CounterOrderRequest, CounterQuoteRequest } from "@domain/contract/counter";
import { idempotencyHeader } from "@domain/contract/payment";
import type { Host } from "./client.server";
/** Extended. What an order taken at the counter costs. @throws HostError unsupported, forbidden */
export const quoteAtCounter = (host: Host, restaurantId: string, body: CounterQuoteRequest) =>
  host.call(counterCalls.quoteCounterOrder, { params: { id: restaurantId }, body });

/** Extended. The same key gives the same order. @throws HostError price_changed, item_unavailable, cart_empty */
export const placeAtCounter = (host: Host, restaurantId: string, key: string, body: CounterOrderRequest) =>
  host.call(counterCalls.placeCounterOrder, {
    params: { id: restaurantId },
    body,
    headers: { [idempotencyHeader]: key },
  });

/** Extended. Notes that a counter order is paid now. @throws HostError conflict */
export const payAtCounter = (host: Host, orderId: string, method: "cash" | "credit_card") =>
  host.send(counterCalls.payOrder, { params: { id: orderId }, body: { method } });
