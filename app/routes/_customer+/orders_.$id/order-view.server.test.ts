import { describe, expect, test } from "vitest";
import type { Order } from "~/host/orders.server";
import { sentenceOf, stepsOf } from "./order-view.server";

const order = (status: Order["status"], history: [Order["status"], string][]): Order => ({
  id: "1",
  orderId: "HG-2047",
  restaurant: { id: "r", name: "Anatolia Grill House", timeZone: "America/New_York" },
  source: "online",
  orderType: "delivery",
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
  status,
  history: history.map(([name, at]) => ({ status: name, at, actor: "restaurant" })),
  refunds: [],
  createdAt: "2026-11-20T23:38:00Z",
});

describe("[ORD-5] the timeline of an order", () => {
  test("done steps have their times, later ones none", () => {
    const steps = stepsOf(
      order("preparing", [
        ["placed", "2026-11-20T23:38:00Z"],
        ["accepted", "2026-11-20T23:40:00Z"],
        ["preparing", "2026-11-20T23:44:00Z"],
      ]),
    );
    expect(steps.map(({ label, state, time }) => [label, state, time])).toEqual([
      ["Placed", "done", "6:38 PM"],
      ["Accepted", "done", "6:40 PM"],
      ["Preparing", "now", "6:44 PM"],
      ["Ready", "later", undefined],
      ["Delivered", "later", undefined],
    ]);
  });

  test("an order that was cancelled has nothing to come", () => {
    const steps = stepsOf(
      order("cancelled", [
        ["placed", "2026-11-20T23:38:00Z"],
        ["cancelled", "2026-11-20T23:39:00Z"],
      ]),
    );
    expect(steps.map(({ label, state }) => [label, state])).toEqual([
      ["Placed", "done"],
      ["Cancelled", "done"],
    ]);
  });

  test("a placed order is not said to be cooked", () => {
    expect(sentenceOf(order("placed", []))).toBe("Anatolia Grill House has your order and has not accepted it yet.");
  });
});
