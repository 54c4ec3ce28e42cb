import { findFamily, type Spelling } from "@domain/search/known-spellings";

/** A number of people asked for, as one word of a query: "serves6". */
const serving = /^serves(\d{1,2}|[a-z]{2,6})$/;
const numbers = "[1-9]\\d?|two|three|four|five|six|eight|nine|ten|twelve";
const people = "people|persons?|guests?|ppl|pax|adults";
const before = "for|feeds?|serves?|serving|(?:part(?:y|ies)|groups?|family) of";
const servingPattern = new RegExp(
  `\\b(?:${before}) (${numbers})(?: (?:${people}))?(?![\\w-])|\\b(${numbers}) (?:${people})\\b`,
  "gi",
);

/** [FIND-22] "For six people", "party of six" and "six people" as one word, so that the number is no other quantity: "Pita, Ten Pieces". */
export const joinServings = (text: string): string =>
  text.replace(
    servingPattern,
    (_, first?: string, second?: string) => ` serves${(first ?? second ?? "").toLowerCase()} `,
  );

export const isServing = (word: string): boolean => serving.test(word);

/** What a name says that serves so many: "for six", "serves 6". Null for other words. */
export function listServingWords(word: string): string[][] | null {
  const number = serving.exec(word)?.[1];
  if (number === undefined) return null;
  const same: readonly Spelling[] = findFamily([number])?.same ?? [];
  return [["for", "serves"], [...new Set([number, ...same.flat()])]];
}

/** Numbers that are written as words here, and are many. */
const manyInWords = new Set("five six eight nine ten twelve".split(" "));
const manyPeople = 5;

/** What serves many, whatever number its name says: trays and platters. None for fewer people, and for other words. */
export function listPartySpellings(word: string): readonly Spelling[] {
  const number = serving.exec(word)?.[1] ?? "";
  return Number(number) >= manyPeople || manyInWords.has(number) ? (findFamily(["catering"])?.same ?? []) : [];
}

/** As people write it: "for six" for "servessix". Other words as they are. */
export const servingLabel = (word: string): string => word.replace(serving, "for $1");
