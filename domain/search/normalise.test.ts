import { expect, test } from "vitest";
import { otherForms, searchWords } from "./normalise";

test.each([
  ["Künefe & ÇİĞ köfte, ıŞık", "kunefe cig kofte isik"],
  ["Za'atar — the Qur’an", "zaatar the quran"],
  ["Mac-n-Cheese (8 oz)", "mac n cheese 8 oz"],
  ["  ", ""],
  ["🍕🍔", ""],
  ["´¨^", ""],
  ["'; drop table orders; --", "drop table orders"],
  ["كَبَاب", "كباب"],
  ["Straße, Ærø", "strasse aero"],
])("[FIND-11] %s is read as “%s”", (text, words) => {
  expect(searchWords(text).join(" ")).toBe(words);
});

test("[FIND-11] a word is cut after forty letters", () => {
  expect(searchWords("x".repeat(10_000))).toEqual(["x".repeat(40)]);
});

test.each([
  ["kebabs", "kebab"],
  ["kebab", "kebabs"],
  ["curries", "curry"],
  ["curry", "curries"],
  ["dishes", "dish"],
  ["tomato", "tomatoes"],
  ["loaf", "loaves"],
])("[FIND-11] %s is found as %s", (word, other) => {
  expect(otherForms(word)).toContain(other);
});

test("[FIND-11] what only ends like a plural stays as it is", () => {
  expect(otherForms("hummuss")).not.toContain("hummus");
  expect(otherForms("bus")).not.toContain("bu");
});
