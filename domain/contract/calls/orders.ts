import * as z from "zod";
import {
  counterOrderAnswer,
  counterOrderRequest,
  counterQuoteAnswer,
  counterQuoteRequest,
  payOrderRequest,
} from "@domain/contract/ordering/counter";
import {
  changeStatusRequest,
  orderAnswer,
  orderList,
  orderPlacedAnswer,
  orderQuery,
  placeOrderRequest,
  refundAnswer,
  refundOrderRequest,
  reorderAnswer,
} from "@domain/contract/ordering/order";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { quoteAnswer, quoteRequest } from "@domain/contract/ordering/quote";
import { defineCalls } from "../define-call";
import { anyIdParams, idParams } from "../params";
import { withSentence } from "../primitives";

export const counterCalls = defineCalls("Counter orders", {
  quoteCounterOrder: {
    method: "post",
    path: "/restaurants/{id}/counter-orders/quote",
    tier: "extended",
    access: ["owner", "manager", "staff"],
    summary: "What an order at the counter costs",
    params: anyIdParams,
    body: counterQuoteRequest,
    answer: counterQuoteAnswer,
    answers: "The quote; `problems` has what cannot be sold",
  },
  placeCounterOrder: {
    method: "post",
    path: "/restaurants/{id}/counter-orders",
    tier: "extended",
    access: ["owner", "manager", "staff"],
    summary: "Take an order at the counter",
    params: anyIdParams,
    headers: z.object({ [idempotencyHeader]: z.string().min(8).max(200) }),
    body: counterOrderRequest,
    answer: withSentence(counterOrderAnswer),
    answers: "The order, the same however often the key is sent",
  },
  payOrder: {
    method: "post",
    path: "/orders/{id}/payments",
    tier: "extended",
    access: ["owner", "manager", "staff"],
    summary: "Note that an order of the counter is paid now",
    params: idParams,
    body: payOrderRequest,
    answer: withSentence(counterOrderAnswer),
    answers: "The order",
  },
});

export const orderCalls = defineCalls("Orders", {
  placeOrder: {
    method: "post",
    path: "/orders",
    tier: "core",
    access: ["customer"],
    summary: "Place the order of a charged payment",
    headers: z.object({ [idempotencyHeader]: z.string().min(1).max(200).optional() }),
    body: placeOrderRequest,
    answer: withSentence(orderPlacedAnswer),
    answers: "The same order, however often it is asked for",
    refusals: ["payment_declined"],
  },
  listOrders: {
    method: "get",
    path: "/orders",
    tier: "extended",
    access: "signed-in",
    summary: "Orders: own, the restaurant's, or all",
    query: orderQuery,
    answer: orderList,
    answers: "A page of orders",
  },
  getOrder: {
    method: "get",
    path: "/orders/{id}",
    tier: "extended",
    access: "signed-in",
    summary: "One order with everything its receipt needs",
    params: idParams,
    answer: orderAnswer,
    answers: "All amounts in cents",
  },
  updateOrderStatus: {
    method: "patch",
    path: "/orders/{id}/status",
    tier: "extended",
    access: "signed-in",
    summary: "Accept, reject, prepare, ready, complete, cancel",
    params: idParams,
    body: changeStatusRequest,
    answer: withSentence(orderAnswer),
    answers: "The order as it is now",
  },
  refundOrder: {
    method: "post",
    path: "/orders/{id}/refunds",
    tier: "extended",
    access: ["owner", "manager", "admin"],
    summary: "Give back all or part of what was paid",
    params: idParams,
    headers: z.object({ [idempotencyHeader]: z.string().min(1).max(200).optional() }),
    body: refundOrderRequest,
    answer: withSentence(refundAnswer),
    answers: "The refund, the same one for the same key; the provider settles it within a minute",
  },
  acknowledgeVoid: {
    method: "post",
    path: "/orders/{id}/void-seen",
    tier: "extended",
    access: "signed-in",
    summary: "The kitchen has seen that this order was cancelled",
    params: idParams,
    answer: withSentence(orderAnswer),
    answers: "The order as it is now",
  },
  reorder: {
    method: "post",
    path: "/orders/{id}/reorder",
    tier: "extended",
    access: ["customer"],
    summary: "Put a past order's lines into the cart again, at today's prices",
    params: idParams,
    answer: withSentence(reorderAnswer),
    answers: "How many lines came back, which are no longer sold, and which cost something else",
  },
});

export const quoteCalls = defineCalls("Orders", {
  quoteOrder: {
    method: "post",
    path: "/orders/quote",
    tier: "extended",
    access: ["customer"],
    summary: "The one total of cart, checkout, payment and receipt",
    body: quoteRequest,
    answer: quoteAnswer,
    answers: "All amounts in cents",
  },
});
