import { expect, test } from "vitest";
import { offerPreview } from "./offer-panel";

const other = { id: "d", title: "$3 off Künefe", unitDiscountCents: 300 };
const items = [
  { id: "adana", name: "Adana", category: "Kebab plates", regularCents: 1599, other: null },
  { id: "kunefe", name: "Künefe", category: "Desserts", regularCents: 999, other },
  { id: "ayran", name: "Ayran", category: "Drinks", regularCents: 300, other: null },
];
const preview = (values: Record<string, unknown>) => offerPreview({ type: "percentage", ...values }, { items });

test("[OFFER-6] the preview lowers what is covered, by the better of two offers, and says nothing of what is not", () => {
  expect(preview({ discount_value: "10", covers: "menu" })).toEqual({
    coveredCount: 3,
    samples: [
      { id: "adana", name: "Adana", wasCents: 1599, cents: 1439, better: null },
      { id: "kunefe", name: "Künefe", wasCents: 999, cents: 699, better: "$3 off Künefe" },
      { id: "ayran", name: "Ayran", wasCents: 300, cents: 270, better: null },
    ],
  });
  const chosen = { covers: "chosen", type: "fixed", discount_value: "4" };
  const names = (values: Record<string, unknown>) => preview({ ...chosen, ...values })?.samples.map(({ id }) => id);
  expect(names({ menuItemIds: "ayran", categories: ["Desserts"] })).toEqual(["kunefe", "ayran"]);
  expect(names({}), "nothing named is not the whole menu").toEqual([]);
  expect(preview({ ...chosen, menuItemIds: ["ayran"] })?.samples[0]?.cents, "never below nothing").toBe(0);
  for (const discount_value of ["", "-1", "abc", "100.01"]) expect(preview({ discount_value })).toBeNull();
});
