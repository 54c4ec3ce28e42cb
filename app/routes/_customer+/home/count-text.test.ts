import { expect, test } from "vitest";
import { countText } from "./count-text";

test.each([
  [38, "all", "delivery", "48 Prospect St, Bristol, CT 06010", "38 places deliver to 48 Prospect St"],
  [1, "shops", "delivery", null, "1 shop delivers"],
  [1, "all", "pickup", "48 Prospect St", "1 place offers pickup"],
  [9, "books", "delivery", "48 Prospect St", "9 books"],
  [0, "all", "pickup", null, "0 places offer pickup"],
] as const)("%i of %s by %s near %s", (count, service, mode, address, text) => {
  expect(countText(count, service, mode, address)).toBe(text);
});
