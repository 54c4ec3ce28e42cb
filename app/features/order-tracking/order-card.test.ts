import { expect, test } from "vitest";
import type { Order } from "~/host/orders.server";
import { toOrderCard } from "./order-card";

const order: Order = {
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
  status: "accepted",
  history: [],
  refunds: [],
  createdAt: "2026-11-20T23:38:00Z",
};
const change = {
  id: "c",
  state: "asked",
  lineId: "l",
  name: "Soup",
  pieces: 1,
  needsYes: false,
  back: 0,
  at: "2026-11-20T23:40:00Z",
  answerBy: "2026-11-20T23:45:00Z",
} as const;

test("[RUSH-12] the list of orders says that the restaurant waits for an answer, and until when", () => {
  expect(toOrderCard(order).question).toBeNull();
  expect(toOrderCard({ ...order, changes: [change] }).question).toBe("Soup is sold out. Please answer by 6:45 PM.");
  expect(toOrderCard({ ...order, changes: [{ ...change, state: "replaced" }] }).question).toBeNull();
});
