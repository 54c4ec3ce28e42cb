import { expect, test } from "vitest";
import { cardBrandText, cardText } from "./card-text";

test("[PASS-2] a card is named as people call it, not by the provider's code", () => {
  expect(cardText({ brand: "MC", last4: "5454" })).toBe("Mastercard ending in 5454");
  expect(cardText({ brand: "DINERS_CLUB", last4: "0000" })).toBe("Diners Club ending in 0000");
  expect(cardText({ brand: "Elo", last4: "1234" })).toBe("Elo ending in 1234");
});

test("[PASS-2] of a brand that is not known nothing is said", () => {
  expect(cardText({ brand: null, last4: "5454" })).toBe("card ending in 5454");
  expect(cardText({ brand: "UNKNOWN", last4: "5454" })).toBe("card ending in 5454");
  expect(cardBrandText(undefined)).toBeNull();
});
