import { expect, test, vi } from "vitest";
import { memoize } from "./memoize";

test("what is a function of a thing is worked out once for each, and nobody can change it", () => {
  const make = vi.fn(({ names }: { names: string[] }) => ({ counted: [names.length] }));
  const count = memoize(make);
  const [one, other] = [{ names: ["a"] }, { names: ["a", "b"] }];
  expect([count(one), count(other), count(one)].map(({ counted }) => counted)).toEqual([[1], [2], [1]]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(() => count(one).counted.push(3)).toThrow(TypeError);
});
