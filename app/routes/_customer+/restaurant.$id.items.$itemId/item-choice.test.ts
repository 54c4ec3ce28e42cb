import { expect, test } from "vitest";
import { choiceTotal, itemChoiceQuery, parseItemChoice, parseQuantity } from "./item-choice";

const kebab = { priceCents: 1599, largeCents: 1699, deal: { title: "10% off kebab plates", discountCents: 160 } };
const addons = [
  { id: "a", name: "Garlic yoghurt", description: null, priceCents: 75, isAvailable: true, group: null },
  { id: "b", name: "Extra saffron rice", description: null, priceCents: 300, isAvailable: true, group: null },
];

test("[REST-7, REST-8] the total follows quantity, size and add-ons; a deal counts on the size's base", () => {
  expect(choiceTotal(kebab, addons, { quantity: "1", size: "regular", addonIds: [] })).toBe(1439);
  expect(choiceTotal(kebab, addons, { quantity: "2", size: "large", addonIds: ["a"] })).toBe(3228);
  expect(choiceTotal({ ...kebab, deal: null }, addons, { quantity: "3", size: "large", addonIds: ["a", "b"] })).toBe(
    6222,
  );
});

test("[REST-9] an add-on that the item does not have costs nothing here", () => {
  expect(choiceTotal(kebab, addons, { quantity: "1", size: "regular", addonIds: ["x"] })).toBe(1439);
});

test.each([
  ["0", 1],
  ["-1", 1],
  ["1000000000", 1],
  ["abc", 1],
  ["120", 99],
  ["7", 7],
])("a total is shown for %s as for %i", (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});

test("a choice survives its way through an address", () => {
  const choice = { quantity: "3", size: "large", addonIds: ["a", "b"] } as const;
  expect(parseItemChoice(itemChoiceQuery({ ...choice, addonIds: [...choice.addonIds] }))).toEqual(choice);
  expect(parseItemChoice(new URLSearchParams())).toEqual({ quantity: "1", size: "regular", addonIds: [] });
});
