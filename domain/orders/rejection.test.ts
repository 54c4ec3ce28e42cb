import { expect, test } from "vitest";
import { rejectionReasonsFor, rejectionText } from "./rejection";

test.each([
  [{ reason: "busy" }, "The kitchen has too many orders at the moment."],
  [{ reason: "busy", note: " Try again at 8. " }, "The kitchen has too many orders at the moment. Try again at 8."],
  [{ reason: "sold_out", dishes: ["Ayran", "Künefe"] }, "Sold out: Ayran, Künefe."],
  [{ reason: "sold_out" }, "A dish of your order is sold out."],
  [{ reason: "closing", dishes: ["Ayran"] }, "The kitchen is about to close."],
  [{ reason: "too_far" }, "Your address is too far away."],
  [{ reason: "other", note: "The oven is broken." }, "The oven is broken."],
  [{ reason: "other", note: "  " }, null],
] as const)("[RUSH-5] %o tells the customer: %s", (rejection, text) => {
  expect(rejectionText(rejection)).toBe(text);
});

test("[RUSH-5] only a delivery can be too far", () => {
  expect(rejectionReasonsFor("delivery")).toEqual(["busy", "sold_out", "closing", "too_far", "other"]);
  for (const type of ["takeaway", "dine-in"] as const) expect(rejectionReasonsFor(type)).not.toContain("too_far");
});
