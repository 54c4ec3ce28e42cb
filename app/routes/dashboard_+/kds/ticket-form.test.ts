import { expect, test } from "vitest";
import { isDoubleTap } from "./ticket-form";

test("[RUSH-6, RUSH-7] a press just after another at the same place is the same one; lines one under the other are two", () => {
  const first = { at: 1_000, x: 400, y: 300 };
  expect(isDoubleTap({ at: 1_250, x: 404, y: 297 }, first)).toBe(true);
  expect(isDoubleTap({ at: 1_250, x: 400, y: 348 }, first)).toBe(false);
  expect(isDoubleTap({ at: 1_501, x: 400, y: 300 }, first)).toBe(false);
});
