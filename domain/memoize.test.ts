import { expect, test, vi } from "vitest";
import { memoize } from "./memoize";

test("a text is read once, also where it is nothing", () => {
  const read = vi.fn((text: string) => (text === "nothing" ? null : text.length));
  const length = memoize(read, 10);
  for (let round = 0; round < 2; round += 1) expect([length("onion"), length("nothing")]).toEqual([5, null]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("at most so many results are held", () => {
  const read = vi.fn((text: string) => text);
  const same = memoize(read, 2);
  for (const text of ["a", "b", "a", "c", "a"]) expect(same(text)).toBe(text);
  // "c" was the third, so "a" is read again.
  expect(read.mock.calls.flat()).toEqual(["a", "b", "c", "a"]);
});
