import { expect, test } from "vitest";
import type { Order } from "~/host/orders.server";
import { arrivalOf } from "./arrival.server";
import { refundOf } from "./order-card";

const zone = "America/New_York";
const order = (change: Partial<Order>): Order => ({
  id: "1",
  orderId: "HG-2047",
  restaurant: { id: "r", name: "Anatolia Grill House", timeZone: zone },
  source: "online",
  orderType: "takeaway",
  items: [],
  subtotal: 0,
  offerDiscount: 0,
  couponDiscount: 0,
  deliveryFee: 0,
  taxes: [],
  tip: 0,
  total: 0,
  currency: "usd",
  paymentMethod: "credit_card",
  status: "accepted",
  history: [],
  refunds: [],
  createdAt: "2026-11-20T23:38:00Z",
  ...change,
});
const now = new Date("2026-11-20T23:52:00Z");

test("[ORD-13, UI-8] a scheduled order shows its time by the restaurant's clock", async () => {
  const tomorrow = order({ scheduledFor: "2026-11-22T00:30:00Z", estimatedReadyAt: "2026-11-22T00:30:00Z" });
  expect(await arrivalOf(tomorrow, now)).toEqual({ label: "Pickup scheduled for tomorrow", clock: "7:30", half: "PM" });
});

test("[ORD-5] no time is told when the kitchen has given none, its time has passed, or the order is over", async () => {
  const ready = order({ estimatedReadyAt: "2026-11-21T00:10:00Z" });
  expect(await arrivalOf(ready, now)).toEqual({ label: "Ready about", clock: "7:10", half: "PM" });
  expect(await arrivalOf(order({}), now)).toBeNull();
  expect(await arrivalOf(order({ estimatedReadyAt: "2026-11-20T23:40:00Z" }), now)).toBeNull();
  expect(await arrivalOf(order({ scheduledFor: "2026-11-20T23:40:00Z" }), now)).toBeNull();
  expect(await arrivalOf({ ...ready, status: "cancelled" }, now)).toBeNull();
});

test("[ORD-5] a refund is told as done, on its way or refused, and a refused one is not counted", () => {
  const refund = (amount: number, status: string) => ({
    id: String(amount),
    amount,
    status,
    reason: "",
    at: "2026-11-04T17:00:00Z",
  });
  const told = (...refunds: Order["refunds"]) => refundOf({ refunds }, zone);
  expect(told()).toBeNull();
  expect(told(refund(1725, "succeeded"))).toEqual({ cents: 1725, text: "refunded on November 4", state: "done" });
  expect(told(refund(1725, "pending"))).toMatchObject({ state: "pending", text: "on its way back to your card" });
  expect(told(refund(500, "succeeded"), refund(300, "failed"))).toMatchObject({ cents: 500, state: "done" });
  expect(told(refund(1725, "failed"))).toMatchObject({ cents: 1725, state: "failed" });
});
