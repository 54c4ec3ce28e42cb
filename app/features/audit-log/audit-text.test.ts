import { expect, test } from "vitest";
import { actionText, changeLines, changesText } from "./audit-text";

test("a change is told field by field, from what to what; amounts as money; secrets without a value", () => {
  const lines = changeLines({
    phone: ["(860) 555-0101", null],
    price_cents: [1250, 1400],
    rate_hundredths: [635, 700],
    is_active: [true, false],
    tags: [[], ["popular", "offer"]],
    name: [null, "Sauces"],
    account_number: "changed",
    reason: "No certificate.",
  });
  expect(changesText(lines)).toBe(
    "Phone: (860) 555-0101 → none; Price: $12.50 → $14.00; Rate: 6.35 → 7; Is active: yes → no; Tags: none → popular, offer; Name: Sauces; Account number changed; Reason: No certificate.",
  );
  expect(changeLines(null)).toEqual([]);
  expect(changeLines({ note: ["a".repeat(500), "b"] })[0]?.from).toHaveLength(160);
});

test("an action nobody has words for is said by its name", () => {
  expect(actionText("restaurant.edited")).toBe("Edited restaurant details");
  expect(actionText("restaurant.bank_moved")).toBe("Bank moved");
});
