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

test("[ADMIN-25] how an exported list was filtered is told in words, not as an address writes it", () => {
  const lines = changeLines({ list: "customers", filter: "search=amina+r&date_from=2026-11-01&status=" });
  expect(changesText(lines)).toBe("List: customers; Filter: search amina r, date from 2026-11-01");
});

test("an action nobody has words for is said by its name", () => {
  expect(actionText("restaurant.edited")).toBe("Edited restaurant details");
  expect(actionText("restaurant.bank_moved")).toBe("Bank moved");
});

test("[ADMIN-25] of a setting with fields of its own those that differ are told, and what reads the same is not", () => {
  const prayer = {
    is_on: true,
    prayers: ["maghrib"],
    minutes_after: 20,
    jumuah_from: null,
    calculation: "north_america",
  };
  expect(
    changesText(
      changeLines({
        prayer: [prayer, { ...prayer, minutes_after: 15, prayers: ["asr", "maghrib"] }],
        delivery_fee_rules: [
          null,
          [
            { upToMiles: 3, feeCents: 199 },
            { upToMiles: 5.5, feeCents: 399 },
          ],
        ],
        delivery_fee_steps: [null, []],
      }),
    ),
  ).toBe(
    "Prayer, prayers: maghrib → asr, maghrib; Prayer, minutes after: 20 → 15; " +
      "Delivery fee rules: up to miles 3, fee $1.99; up to miles 5.5, fee $3.99",
  );
  expect(changesText(changeLines({ prayer: [null, { is_on: true, jumuah_from: null }] }))).toBe("Prayer, is on: yes");
});

test("[ADMIN-25] a list of menus that is empty now is said to be none", () => {
  expect(changesText(changeLines({ menus: [null, ""] }))).toBe("Menus: none");
});

test("[ADMIN-25] two long texts are shown where they differ", () => {
  const [line] = changeLines({ description: [`${"a".repeat(500)} at noon`, `${"a".repeat(500)} in the evening`] });
  expect([line?.from, line?.to]).toEqual([`…${"a".repeat(39)} at noon`, `…${"a".repeat(39)} in the evening`]);
  const [short] = changeLines({ description: ["Grill at noon", `Grill in the evening ${"b".repeat(300)}`] });
  expect(short?.from).toBe("Grill at noon");
  expect(short?.to).toHaveLength(160);
});
