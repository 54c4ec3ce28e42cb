import { expect, test } from "vitest";
import { orderPaymentText } from "./payment-text";

test("[RUSH-13, RUSH-16] an order that is paid later has no payment method until it is paid", () => {
  const later = { paymentMethod: "cash", isPaid: false, status: "preparing" } as const;
  expect(orderPaymentText(later)).toBe("Not paid yet");
  expect(orderPaymentText({ ...later, status: "cancelled" })).toBe("Not paid");
  expect(orderPaymentText({ ...later, isPaid: true })).toBe("Cash");
  expect(orderPaymentText({ ...later, isPaid: null }), "a host that does not say").toBe("Cash");
});
