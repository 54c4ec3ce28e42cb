import { expect, test } from "vitest";
import { otherForms, searchWords } from "./normalise";
import { noConditions, type Reading } from "./reading";
import { getUsedQuery } from "./used-query";

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

test("[FIND-13] a query whose words all mean the same is named once: “chicken and rice bowl”", () => {
  const bowl: Reading = { kind: "same", cost: 0, words: [["bowl"]] };
  const concepts = [["chicken", "and", "rice"], ["bowl"]].map((typed) => ({
    typed,
    readings: [bowl],
    isKnown: true,
    mark: null,
    part: noConditions,
  }));
  const match = {
    missing: 0,
    penalty: 0,
    statesAbsence: false,
    extra: 0,
    readings: [bowl, bowl],
    isNamed: [true, true],
    isOwn: [true, true],
    words: ["bowl"],
  };
  expect(getUsedQuery("chicken and rice bowl", concepts, [match])).toEqual({ used: "bowl", isCorrected: true });
});

test("[FIND-13] whom something is for stays as typed above what is found for it, a dish that is offered instead is named", () => {
  const smash: Reading = { kind: "related", cost: 0, words: [["smash"], ["meal"]] };
  const match = {
    missing: 0,
    penalty: 2,
    statesAbsence: false,
    extra: 0,
    readings: [smash],
    isNamed: [true],
    isOwn: [true],
    words: ["smash", "meal"],
  };
  const getUsed = (typed: string[]) => {
    const concept = { typed, readings: [smash], isKnown: true, mark: null, part: noConditions };
    return getUsedQuery(typed.join(" "), [concept], [match]);
  };
  expect(getUsed(["kids"])).toEqual({ used: "kids", isCorrected: false });
  expect(getUsed(["burger", "meal"])).toEqual({ used: "smash meal", isCorrected: true });
});
