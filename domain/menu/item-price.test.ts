import { expect, test } from "vitest";
import { sizePrices, unitPrice } from "./item-price";

test("[REST-8] Large costs $1.00 more unless the item has its own size prices", () => {
  expect(sizePrices({ priceCents: 1599 })).toEqual({ regular: 1599, large: 1699 });
  expect(sizePrices({ priceCents: 1599, largePriceCents: 2100 })).toEqual({ regular: 1599, large: 2100 });
  expect(sizePrices({ priceCents: 1599, regularPriceCents: 1500 })).toEqual({ regular: 1500, large: 1600 });
});

test("[REST-7] a unit costs its size's price and its add-ons", () => {
  expect(unitPrice({ priceCents: 1599 }, "large", [{ priceCents: 75 }])).toBe(1774);
  expect(unitPrice({ priceCents: 1599 }, "regular", [])).toBe(1599);
});
