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
    message: "The total has changed. Nothing was charged.",
  });
  expect(() => paymentRefusal(new TypeError("ours"))).toThrow("ours");
});

test("[PAY-7] a refusal says that nothing was charged, unless the host tells of the money itself", () => {
  const say = (message: string) => paymentRefusal(new HostError("conflict", message, { isHostMessage: true })).message;
  expect(say("Red Lentil Soup is sold out at the moment. Please remove it from your cart.")).toBe(
    "Red Lentil Soup is sold out at the moment. Please remove it from your cart. Nothing was charged.",
  );
  const ofMoney = [
    "The price has changed. Your card was not charged. Check the new price.",
    "You already have a Go Pass. This payment will be refunded to your card.",
  ];
  for (const message of ofMoney) expect(say(message)).toBe(message);
});
