import { expect, test } from "vitest";
import { readQuery } from "@domain/search/query-words";
import { withoutQuantities } from "./quantities";

const alone = (words: readonly string[]) => words.map((word) => [word]);

test.each([
  ["2 chicken shawarma and a coke", ["chicken", "shawarma", "coke"]],
  ["6 pcs falafel", ["falafel"]],
  ["dozen wings", ["wings"]],
])("[FIND-10] “%s” is without its quantities %j", (typed, words) => {
  const query = readQuery(typed);
  const read = withoutQuantities(query, alone(query.words));
  expect(read?.words).toEqual(words);
  expect(read?.parts).toHaveLength(words.length);
});

test("[FIND-10] a number of a phrase that families know, one that is too large and one alone are no quantities", () => {
  const query = readQuery("chicken 65");
  expect(withoutQuantities(query, [["chicken", "65"]])).toBeNull();
  expect(withoutQuantities(query, alone(query.words))).toBeNull();
  const dozen = readQuery("dozen");
  expect(withoutQuantities(dozen, alone(dozen.words))).toBeNull();
});
