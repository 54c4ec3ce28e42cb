import { expect, test } from "vitest";
import { priceRangeText, readPrice } from "./price-range";

test.each([
  ["burger below $12", "burger", "Under $12"],
  ["dessert under 8 dollars", "dessert", "Under $8"],
  ["Pizza LESS  THAN 15", "Pizza", "Under $15"],
  ["kebab up to 20 bucks please", "kebab please", "Up to $20"],
  ["max $9.50 wrap", "wrap", "Up to $9.50"],
  ["burger $10 or less", "burger", "Up to $10"],
  ["no more than 10 dollars", "", "Up to $10"],
  ["lamb over $20", "lamb", "Over $20"],
  ["cake at least $20", "cake", "$20 and more"],
  ["biryani between $10 and $15", "biryani", "$10 to $15"],
  ["biryani 10-15 dollars", "biryani", "$10 to $15"],
  ["kebab less than ten dollars", "kebab", "Under $10"],
  ["Lunch twenty five bucks", "Lunch", "Up to $25"],
])("[FIND-21] %s looks for “%s”, %s", (typed, text, label) => {
  const read = readPrice(typed);
  expect(read.text).toBe(text);
  expect(read.price && priceRangeText(read.price)).toBe(label);
});

test.each([
  "chicken 65",
  "those two indians",
  "mandi tray for five",
  "7up",
  "biryani for 6 people",
  "pizza under 30 minutes",
  "salad under 500 calories",
  "basmati rice 10lb",
  "max 4 people",
  "chicken over rice",
  "24 hours",
  "wings under the sea",
])("[FIND-21] %s states no price", (typed) => expect(readPrice(typed)).toEqual({ text: typed, price: null }));
