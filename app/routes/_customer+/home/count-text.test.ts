import { expect, test } from "vitest";
import { countText } from "./count-text";

test.each([
  [38, "all", "38 places"],
  [1, "shops", "1 shop"],
  [9, "books", "9 books"],
  [0, "all", "No places found"],
] as const)("%i of %s", (count, service, text) => {
  expect(countText(count, service)).toBe(text);
});
