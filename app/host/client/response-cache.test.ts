import fc from "fast-check";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { createResponseCache } from "./response-cache.server";

const carts = z.object({ names: z.array(z.string()) });
const rows = z.object({ names: z.array(z.string()).length(1) });
const read = (readAnswer: ReturnType<typeof createResponseCache>, text: string, reader: z.ZodType) =>
  readAnswer(text, reader, () => reader.parse(JSON.parse(text)));

test("the same text is read once and is the same object, which nobody can change", () => {
  const readAnswer = createResponseCache();
  const parse = vi.fn(() => carts.parse({ names: ["Grillhaus"] }));
  const found = readAnswer("text", carts, parse);
  expect(readAnswer("text", carts, parse)).toBe(found);
  expect(parse).toHaveBeenCalledOnce();
  expect([found, ...Object.values(found ?? {})].every(Object.isFrozen)).toBe(true);
});

test("whatever was read before, and by which schema, each text says what it says", () => {
  const request = fc.record({
    names: fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 2 }),
    isRows: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 40 }), fc.integer({ min: 0, max: 60 }), (all, maxChars) => {
      const readAnswer = createResponseCache(maxChars);
      for (const { names, isRows } of all) {
        const text = JSON.stringify({ names });
        const ask = () => read(readAnswer, text, isRows ? rows : carts);
        if (isRows && names.length !== 1) expect(ask).toThrow();
        else expect(ask()).toEqual({ names });
      }
    }),
  );
});

test("what was not asked for longest makes room", () => {
  const readAnswer = createResponseCache(50);
  const texts = ["first", "other", "third"].map((name) => JSON.stringify({ names: [name] }));
  const [first = "", other = "", third = ""] = texts;
  const [one, two] = [first, other].map((text) => read(readAnswer, text, carts));
  expect(read(readAnswer, first, carts)).toBe(one);
  read(readAnswer, third, carts);
  expect(read(readAnswer, first, carts)).toBe(one);
  expect(read(readAnswer, other, carts)).not.toBe(two);
});
