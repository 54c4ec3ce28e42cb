import { expect, test } from "vitest";
import { createCachedRead } from "./cached-read";

test("one read serves all callers of a key until it is too old", async () => {
  let now = 0;
  let reads = 0;
  const read = createCachedRead<number>(1000, () => now);
  const count = async () => (reads += 1);
  expect(await Promise.all([read("pickup", count), read("pickup", count)])).toEqual([1, 1]);
  expect(await read("delivery", count)).toBe(2);
  now = 999;
  expect(await read("pickup", count)).toBe(1);
  now = 1000;
  expect(await read("pickup", count)).toBe(3);
});

test("[HOST-5] a failure is its caller's own: who waited for it reads with their own rights, and nothing is kept of it", async () => {
  const read = createCachedRead<string>(1000, () => 0);
  const refused = async () => {
    throw new Error("Your session has ended.");
  };
  const [first, second] = await Promise.allSettled([read("", refused), read("", async () => "theirs")]);
  expect(first).toMatchObject({ status: "rejected" });
  expect(second).toEqual({ status: "fulfilled", value: "theirs" });
  expect(await read("", async () => "anew")).toBe("anew");
});
