import { expect, test } from "vitest";
import * as z from "zod";
import { parseNumber } from "./parse-number";
import { typedNumber } from "./typed-number";

test.each([
  ["5", 5],
  [" 12.50 ", 12.5],
  ["-3", -3],
  ["+4", 4],
  [".5", 0.5],
  ["41.671230000000001", 41.67123],
])("%j is a number as people write it", (text, number) => {
  expect(parseNumber(text)).toBeCloseTo(number, 10);
});

test.each([
  "",
  " ",
  "0x5",
  "0b1",
  "0o7",
  "1e3",
  "Infinity",
  "NaN",
  "5,0",
  "1 2",
  "５",
  ".",
  "-",
  "1".repeat(16),
  null,
  [5],
  true,
  5,
])("%j is none", (value) => expect(parseNumber(value)).toBeNaN());

test("a schema takes text and numbers, and turns nothing else into one", () => {
  const seats = z.object({
    seats: typedNumber(z.number("Enter a number").int("Enter a whole number").min(1)).optional(),
  });
  expect(seats.parse({ seats: "4" })).toEqual({ seats: 4 });
  expect(seats.parse({ seats: 4 })).toEqual({ seats: 4 });
  expect(seats.parse({})).toEqual({});
  for (const value of ["0x4", "", "4e0", null, true, [4], new Date(4)])
    expect(seats.safeParse({ seats: value }).error?.issues[0]?.message).toBe("Enter a number");
});
