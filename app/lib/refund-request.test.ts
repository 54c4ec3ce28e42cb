import { expect, test } from "vitest";
import { refundableCents } from "./refund-request";

test("[HOST-66] what is left to give back is not lowered by refunds that were refused", () => {
  const refunds = [
    { amount: 500, status: "succeeded" },
    { amount: 300, status: "pending" },
    { amount: 900, status: "failed" },
  ];
  expect(refundableCents({ orderId: "HG-1", source: "online", total: 2000, refunds })).toBe(1200);
});
