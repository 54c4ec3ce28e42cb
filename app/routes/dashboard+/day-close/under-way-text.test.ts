import { expect, test } from "vitest";
import { underWayText } from "./under-way-text";

test.each([
  [1, "1 order of this day is still under way. What it brings after the close stands beside it."],
  [3, "3 orders of this day are still under way. What they bring after the close stands beside it."],
])("[RUSH-14] %i orders under way are named in their number", (count, text) => {
  expect(underWayText(count)).toBe(text);
});
