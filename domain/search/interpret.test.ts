import { expect, test } from "vitest";
import { interpretQuery } from "./interpret";
import { readQuery } from "./query-words";
import type { Vocabulary } from "./reading";

const sold = new Set([
  "chicken",
  "kathi",
  "roll",
  "schnitzel",
  "wrap",
  "curry",
  "pani",
  "puri",
  "shish",
  "kebab",
  "lamb",
]);
const vocabulary: Vocabulary = { has: (word) => sold.has(word), near: () => [], startingWith: () => [] };
const read = (typed: string) => interpretQuery(readQuery(typed), vocabulary).map((concept) => concept.typed.join(" "));

test.each([
  ["chicken kati roll", ["chicken", "kati roll"]],
  ["chicken kati role", ["chicken", "kati role"]],
  ["chicken gol gappay", ["chicken", "gol gappay"]],
  ["lamb shish kabob", ["lamb", "shish kabob"]],
])("[FIND-11] “%s”: the words of a known phrase are no slip together with the word before them", (typed, concepts) => {
  expect(read(typed)).toEqual(concepts);
});

test("[FIND-11] two words that nobody knows are a slip for a phrase", () => {
  expect(read("chicken katsoo")).toEqual(["chicken katsoo"]);
});

test("[FIND-11] “wali” is Urdu's “with” beside a dish, and Swahili's rice alone", () => {
  expect(readQuery("daal wali")).toMatchObject({ words: ["daal"], isGeneral: false });
  expect(readQuery("wali")).toMatchObject({ words: ["wali"], isGeneral: false });
});
