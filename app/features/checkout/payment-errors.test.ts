import { expect, test } from "vitest";
import { HostError } from "~/host/errors";
import { isUnknownOutcome, paymentRefusal } from "./payment-errors.server";

test("a card may have been charged when the provider or the host did not answer properly, not when it was declined", () => {
  expect(isUnknownOutcome(new HostError("timeout", "No answer"))).toBe(true);
  expect(isUnknownOutcome(new HostError("payment_declined", "Card declined"))).toBe(false);
});

test("a declined card allows another one; any other refusal has the checkout reviewed", () => {
  expect(paymentRefusal(new HostError("payment_declined", "Card declined"))).toMatchObject({ kind: "declined" });
  expect(paymentRefusal(new HostError("conflict", "The total has changed", { isHostMessage: true }))).toMatchObject({
    kind: "refused",
    message: "The total has changed",
  });
  expect(() => paymentRefusal(new TypeError("ours"))).toThrow("ours");
});
