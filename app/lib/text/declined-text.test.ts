import { expect, test } from "vitest";
import { withNotCharged } from "./declined-text";

test("[PAY-7] that a declined card was not charged is said, and said once", () => {
  const host = "Your card was declined. Your card was not charged. Use another card.";
  expect(withNotCharged(host, "Check its details or use another card.")).toBe(host);
  expect(withNotCharged("Do not honor", "Use another card.")).toBe(
    "Do not honor. Your card was not charged. Use another card.",
  );
  expect(withNotCharged("The payment was abandoned.")).toBe("The payment was abandoned. Your card was not charged.");
});
