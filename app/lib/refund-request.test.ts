import { expect, test } from "vitest";
import { refundableCents, refundQuestion, sumRefunds } from "./refund-request";

test("[HOST-66] what is left to give back is not lowered by refunds that were refused", () => {
  const refunds = [
    { amount: 500, status: "succeeded" },
    { amount: 300, status: "pending" },
    { amount: 900, status: "failed" },
  ];
  expect(refundableCents({ orderId: "HG-1", source: "online", total: 2000, refunds })).toBe(1200);
  expect(sumRefunds(refunds)).toEqual({ done: 500, pending: 300, failed: 900 });
});

test("[HOST-66] nobody says that a guest of the counter without an account reads the reason", () => {
  const asked = { title: "Cancel?", cents: 500, reason: "Closing", borneBy: "The restaurant", fields: {} };
  const order = { orderId: "HG-1", total: 500, refunds: [] };
  const guest = refundQuestion({ ...order, source: "pos", customer: { id: null, name: "Guest" } }, asked);
  expect(guest.detail).toBe("The receipt names the reason. This cannot be taken back.");
  const online = refundQuestion({ ...order, source: "online", customer: { id: "1", name: "Hana" } }, asked);
  expect(online.detail).toBe("The customer will see the reason. This cannot be taken back.");
});
