import { expect, test } from "vitest";
import { makeOrder } from "@tests/support/order";
import type { Order } from "~/host/orders.server";
import { findPaymentState, findRefundState } from "./order-card";
import { estimateDeparture, estimateArrival } from "./order-eta.server";

const zone = "America/New_York";
const order = (change: Partial<Order>) => makeOrder({ orderType: "takeaway", ...change });
const now = new Date("2026-11-20T23:52:00Z");

test("[ORD-13, UI-8] a scheduled order shows its time by the restaurant's clock", async () => {
  const tomorrow = order({ scheduledFor: "2026-11-22T00:30:00Z", estimatedReadyAt: "2026-11-22T00:30:00Z" });
  expect(await estimateArrival(tomorrow, now)).toEqual({
    label: "Pickup scheduled for tomorrow",
    clock: "7:30",
    half: "PM",
  });
});

test("[RUSH-10] a scheduled order whose kitchen needs another time tells that one", async () => {
  const later = order({ scheduledFor: "2026-11-21T00:30:00Z", estimatedReadyAt: "2026-11-21T00:45:00Z" });
  expect(await estimateArrival(later, now)).toEqual({ label: "Ready about", clock: "7:45", half: "PM" });
});

test("[ORD-5] no time is told when the kitchen has given none, its time has passed, or the order is over", async () => {
  const ready = order({ estimatedReadyAt: "2026-11-21T00:10:00Z" });
  expect(await estimateArrival(ready, now)).toEqual({ label: "Ready about", clock: "7:10", half: "PM" });
  expect(await estimateArrival(order({}), now)).toBeNull();
  expect(await estimateArrival(order({ estimatedReadyAt: "2026-11-20T23:40:00Z" }), now)).toBeNull();
  expect(await estimateArrival(order({ scheduledFor: "2026-11-20T23:40:00Z" }), now)).toBeNull();
  expect(await estimateArrival({ ...ready, status: "cancelled" }, now)).toBeNull();
});

test("[ORD-12] a delivery leaves once it is cooked, or in time for when it was promised", async () => {
  const restaurant = { id: "r", name: "Anatolia Grill House", timeZone: zone, latitude: 41.6718, longitude: -72.9493 };
  const to = { label: "Home", contactName: "Amina", contactPhone: "", address: "1 Century Dr", city: "Bristol, CT" };
  const deliveryAddress = { ...to, zipcode: "06010", miles: null };
  const delivery = order({ orderType: "delivery", restaurant, deliveryAddress });
  const readyAt = "2026-11-21T00:10:00Z";
  const cooked = await estimateDeparture({ ...delivery, estimatedReadyAt: readyAt });
  expect(cooked).toMatchObject({ at: readyAt, minutes: 5 });
  expect(cooked?.miles).toBeLessThan(5);
  const measured = { ...delivery, deliveryAddress: { ...deliveryAddress, miles: 9.5 } };
  const far = await estimateDeparture({ ...measured, estimatedReadyAt: readyAt });
  expect(far?.miles, "as its fee was worked out, not from the ZIP code's center").toBe(9.5);
  expect(far?.minutes).toBeGreaterThan(cooked?.minutes ?? 0);
  const promised = { ...delivery, scheduledFor: readyAt, estimatedReadyAt: readyAt };
  expect(await estimateDeparture(promised)).toMatchObject({ at: "2026-11-21T00:05:00.000Z" });
  const moved = "2026-11-21T00:20:00Z";
  expect(await estimateDeparture({ ...promised, estimatedReadyAt: moved })).toMatchObject({ at: moved });
  expect(await estimateDeparture({ ...delivery, status: "completed" })).toBeNull();
  expect(await estimateDeparture(order({}))).toBeNull();
});

test("[ORD-5] a refund is told as done, on its way or refused, and a refused one is not counted", () => {
  const refund = (amount: number, status: string) => ({
    id: String(amount),
    amount,
    status,
    reason: "",
    at: "2026-11-04T17:00:00Z",
  });
  const stateOf = (...refunds: Order["refunds"]) => findRefundState({ refunds, paymentMethod: "credit_card" }, zone);
  expect(stateOf()).toBeNull();
  expect(stateOf(refund(1725, "succeeded"))).toEqual({ cents: 1725, text: "refunded on November 4", state: "done" });
  expect(stateOf(refund(1725, "pending"))).toMatchObject({ state: "pending", text: "on its way back to your card" });
  expect(stateOf(refund(500, "succeeded"), refund(300, "failed"))).toMatchObject({ cents: 500, state: "done" });
  expect(stateOf(refund(1439, "succeeded"), refund(5575, "pending"))).toEqual({
    cents: 5575,
    text: "on its way back to your card, $14.39 refunded on November 4",
    state: "pending",
  });
  expect(stateOf(refund(1725, "failed"))).toMatchObject({ cents: 1725, state: "failed" });
});

test("[ORD-5, PAY-19] nothing reads as paid that was given back or never taken", () => {
  const refund = (amount: number, status: string) => ({
    id: "1",
    amount,
    status,
    reason: "",
    at: "2026-11-04T17:00:00Z",
  });
  const state = (change: Partial<Order>) =>
    findPaymentState(order({ total: 1725, isPaid: true, transactionId: "CH1", ...change }))?.text ?? null;
  expect(state({})).toBe("Paid by card");
  expect(state({ paymentMethod: "cash" })).toBe("Paid in cash");
  expect(state({ refunds: [refund(500, "succeeded")] })).toBe("Paid by card");
  expect(state({ refunds: [refund(1725, "succeeded")] })).toBe("Refunded to card");
  expect(state({ status: "cancelled", refunds: [refund(1725, "succeeded")] })).toBe("Refunded to card");
  expect(state({ status: "cancelled", paymentMethod: "cash", refunds: [refund(1725, "succeeded")] })).toBe(
    "Refunded in cash",
  );
  expect(state({ status: "rejected", refunds: [refund(1725, "pending")] })).toBe("Refund on its way");
  expect(state({ status: "cancelled", refunds: [refund(1725, "failed")] })).toBe("Refund not done yet");
  expect(state({ status: "cancelled", isPaid: false, transactionId: null })).toBe("Nothing was charged");
  expect(state({ status: "cancelled", total: 0 })).toBe("Nothing was charged");
  expect(state({ isPaid: false, transactionId: null })).toBe("Not paid yet");
  // A host that tells neither of payments nor of refunds.
  expect(state({ status: "cancelled", isPaid: undefined })).toBeNull();
  expect(state({ isPaid: undefined })).toBe("Paid by card");
  expect(state({ isPaid: undefined, transactionId: null })).toBeNull();
});
