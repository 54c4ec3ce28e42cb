import { findFamily, type Spelling } from "@domain/search/known-spellings";
import { searchWords } from "@domain/search/normalise";
import { notWithout } from "@domain/search/phrases";
import { findAvoided, type Refused } from "./avoided";
import {
  describingWords,
  givenForFreeWords,
  negationLinks,
  negationPrefixes,
  negationSuffixes,
} from "./negation-words";
import { findAnythingRefused, findRefused } from "./refused";

export interface Negation extends Refused {
  /** The number of words it takes, with the word for it. */
  length: number;
  /** Whether the word for it comes first: "no egg", not "egg free". */
  isBefore: boolean;
}

const toWords = (list: readonly string[]) => list.map(searchWords).sort((one, other) => other.length - one.length);
const prefixesOfAnything = toWords(negationPrefixes.anything);
const prefixesOfKnown = toWords(negationPrefixes.known);
const adjacentPrefixes = toWords(negationPrefixes.adjacent);
const reducedPrefixes = toWords(negationPrefixes.reduced);
const suffixes = new Set(negationSuffixes);
const links = new Set(negationLinks);
const describing = new Set(describingWords);
const givenForFree = new Set(givenForFreeWords);
const maxWordsBeforeSuffix = 3;

/** Whether a word says nothing but that something is refused: "no", "without", "free". "Non" is bread. */
export const isNegationWord = (word: string): boolean =>
  suffixes.has(word) || prefixesOfAnything.some((start) => start.length === 1 && start[0] === word);

/** The negation that starts at a word, or null: "no egg" at the second word of "burger no egg". */
export function findNegation(words: readonly string[], at: number): Negation | null {
  const next = words.slice(at);
  return findPrefixed(next) ?? findSuffixed(next) ?? findWithin(next[0] ?? "");
}

const readers: readonly (readonly [readonly Spelling[], (next: Spelling) => Refused | null])[] = [
  [prefixesOfAnything, findAnything],
  [prefixesOfKnown, (next) => findRefused(next, { before: "kinds and preparations" })],
  [adjacentPrefixes, (next) => findRefused(next, { before: "none" })],
  [reducedPrefixes, findReduced],
];

function findAnything(next: Spelling): Refused | null {
  return isNegationWord(next[0] ?? "") ? null : findAnythingRefused(next);
}

/** "less cheese" leaves nothing out; "less spicy" asks for what is mild. */
function findReduced(next: Spelling): Refused | null {
  const found = findRefused(next, { before: "none" });
  if (!found || found.core.includes("spicy")) return found;
  return { ...found, marks: [], phrases: [] };
}

/** "no egg" */
function findPrefixed(next: readonly string[]): Negation | null {
  const startsWith = (start: readonly string[]) => start.every((word, index) => next[index] === word);
  for (const [prefixes, read] of readers) {
    const start = prefixes.find(startsWith);
    if (!start) continue;
    // "Without the onions".
    const from = start.length + (["the", "any"].includes(next[start.length] ?? "") ? 1 : 0);
    const found = read(next.slice(from));
    if (found) return { ...found, length: from + found.words.length, isBefore: true };
  }
  return null;
}

/** "egg free" */
function findSuffixed(next: readonly string[]): Negation | null {
  for (let length = Math.min(maxWordsBeforeSuffix, next.length - 1); length >= 1; length -= 1) {
    const [suffix = "", behind = ""] = next.slice(length);
    if (!suffixes.has(suffix) || notWithout.has(behind) || links.has(behind)) continue;
    // "Chicken less spicy"
    if (suffix === "less" && findAvoided([behind])) continue;
    const words = next.slice(0, length);
    // "Free" in the middle of a query may be a price: "pizza free coke".
    const found = findWhole(words) ?? (next.length === 2 ? findAnything(words) : null);
    // "Steak free dessert": what is ordered for itself, and something given with it.
    if (found && found.kind !== "ingredient" && givenForFree.has(behind)) continue;
    if (found) return { ...found, length: length + 1, isBefore: false };
  }
  return null;
}

/** What all of these words refuse: "tree nuts", not "chicken nuts". */
export function findWhole(words: Spelling): Refused | null {
  const found = findRefused(words, { before: "kinds" });
  return found?.words.length === words.length ? found : null;
}

/** "eggless", in Turkish "yumurtasız", and "egg-free" as it is read. */
function findWithin(word: string): Negation | null {
  const [, inner, end] = /^(.{2,}?)(free|less|s[iu]z)$/.exec(word) ?? [];
  if (inner === undefined || describing.has(word)) return null;
  const found = findAvoided([inner]) ?? (end === "free" ? findAnything([inner]) : null);
  // "Meatless" is a spelling of its mark.
  const isSpellingOfMark = end !== "free" && found !== null && found.marks.length > 0 && findFamily([word]) !== null;
  return found === null || isSpellingOfMark ? null : { ...found, length: 1, isBefore: false };
}
