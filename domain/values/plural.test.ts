import { expect, test } from "vitest";
import { pluralize } from "./plural";

test.each([
  [0, "0 items"],
  [1, "1 item"],
  [2, "2 items"],
  [99_963, "99,963 items"],
])("%d of an item is %s", (count, text) => expect(pluralize(count, "item")).toBe(text));

test("a plural of its own replaces the s", () => {
  expect(pluralize(1, "dish", "dishes")).toBe("1 dish");
  expect(pluralize(3, "order waits", "orders wait")).toBe("3 orders wait");
});
