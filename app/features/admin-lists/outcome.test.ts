import { expect, test } from "vitest";
import { toOutcome } from "./outcome";

test("[ADMIN-2] a failed payment says why, and whether anything was charged", () => {
  expect(toOutcome("declined", "insufficient_funds")).toMatchObject({
    text: "Not enough funds on the card",
    charged: "Nothing charged",
  });
  expect(toOutcome("declined", "processing_error").text).toBe("The provider says “processing error”");
  expect(toOutcome("declined", null).text).toBe("The card was declined");
  expect(toOutcome("charging", null).charged).toBe("Not known yet");
  expect(toOutcome("refunded", "card_declined")).toMatchObject({ text: "Order not placed", charged: "Given back" });
});
