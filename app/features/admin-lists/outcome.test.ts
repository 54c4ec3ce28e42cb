import { expect, test } from "vitest";
import { outcomeOf } from "./outcome";

test("[ADMIN-2] a failed payment says why, and whether anything was charged", () => {
  expect(outcomeOf("declined", "insufficient_funds")).toMatchObject({
    text: "Not enough funds on the card",
    charged: "Nothing charged",
  });
  expect(outcomeOf("declined", "processing_error").text).toBe("The provider says “processing error”");
  expect(outcomeOf("declined", null).text).toBe("The card was declined");
  expect(outcomeOf("charging", null).charged).toBe("Not known yet");
  expect(outcomeOf("refunded", "card_declined")).toMatchObject({ text: "Order not placed", charged: "Given back" });
});
