import { expect, test } from "vitest";
import { countInCarts } from "./in-cart";

test("[REST-5] a dish counts in every size and cart", () => {
  const carts = [
    {
      lines: [
        { menuItemId: "kebab", quantity: 2 },
        { menuItemId: "kebab", quantity: 1 },
        { menuItemId: "tea", quantity: 4 },
      ],
    },
    { lines: [{ menuItemId: "biryani", quantity: 1 }] },
  ];
  expect(countInCarts(carts)).toEqual({ kebab: 3, tea: 4, biryani: 1 });
  expect(countInCarts([])).toEqual({});
});
