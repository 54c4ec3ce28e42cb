import { closeness } from "./closeness";
import { avoidedIngredients, avoidedMeats } from "./families/avoided";
import { findFamily, isSpelling, readLists, type Spelling } from "./known-spellings";
import { neededMarks } from "./marks";
import { negatedAfter, negatedBefore } from "./negation-words";
import { isNoise } from "./noise-words";
import { searchWords, singulars } from "./normalise";
import { notWithout, toPhrase } from "./phrases";
import type { Phrase } from "./reading";

/** What is not wanted: for marks the one that says so, otherwise what names and descriptions must not have. */
export interface Negated {
  words: Spelling;
  mark: string | null;
  phrases: readonly Phrase[];
}

export interface Negation extends Negated {
  /** The number of words it takes. */
  length: number;
  /** Whether the word for it comes first: "no egg", not "egg free". */
  isBefore: boolean;
}

const toWords = (list: readonly string[]) => list.map(searchWords).sort((one, other) => other.length - one.length);
const anyBefore = toWords(negatedAfter.anything);
const knownBefore = toWords(negatedAfter.known);
const behind = new Set(negatedBefore);
const maxWords = 3;

/** "No", "without", "free": words that say nothing by themselves. "Non" is bread. */
export const isNegationWord = (word: string): boolean =>
  behind.has(word) || anyBefore.some((start) => start.length === 1 && start[0] === word);

/** The negation that starts at a word, or null. */
export function findNegation(words: readonly string[], at: number): Negation | null {
  const next = words.slice(at);
  return findBefore(next) ?? findBehind(next) ?? findWithin(next[0] ?? "");
}

/** "no egg" */
function findBefore(next: readonly string[]): Negation | null {
  const startsWith = (start: readonly string[]) => start.every((word, index) => next[index] === word);
  for (const [list, isAny] of [[anyBefore, true] as const, [knownBefore, false] as const]) {
    const start = list.find(startsWith);
    if (!start) continue;
    // "Without the onions".
    const from = start.length + (["the", "any"].includes(next[start.length] ?? "") ? 1 : 0);
    const found = findKnown(next.slice(from)) ?? (isAny ? findAnything(next.slice(from)) : null);
    if (found) return { ...found, length: from + found.words.length, isBefore: true };
  }
  return null;
}

/** "egg free" */
function findBehind(next: readonly string[]): Negation | null {
  for (let length = Math.min(maxWords, next.length - 1); length >= 1; length -= 1) {
    if (!behind.has(next[length] ?? "") || notWithout.has(next[length + 1] ?? "")) continue;
    const words = next.slice(0, length);
    // "Free" in the middle of a query may be a price: "pizza free coke".
    const found = listNegated(words) ?? (length === 1 && next.length === 2 ? findAnything(words) : null);
    if (found) return { ...found, length: length + 1, isBefore: false };
  }
  return null;
}

/** "eggless", and "egg-free" as it is read. */
function findWithin(word: string): Negation | null {
  const [, inner, end] = /^(.{2,}?)(free|less)$/.exec(word) ?? [];
  if (inner === undefined || (end === "less" && findFamily([word]))) return null;
  const found = listNegated([inner]) ?? (end === "free" ? findAnything([inner]) : null);
  return found && { ...found, length: 1, isBefore: false };
}

/** The longest known thing that these words start with. */
function findKnown(next: readonly string[]): Negated | null {
  for (let length = Math.min(maxWords, next.length); length >= 1; length -= 1) {
    const found = listNegated(next.slice(0, length));
    if (found) return found;
  }
  return null;
}

function findAnything(next: readonly string[]): Negated | null {
  const [first = ""] = next;
  if (first.length < 2 || /\d/.test(first) || isNoise(first) || isNegationWord(first)) return null;
  const length = [4, 3, 2].find((size) => next.length >= size && isSpelling(next.slice(0, size))) ?? 1;
  const words = next.slice(0, length);
  return { words, mark: null, phrases: [words, ...(findFamily(words)?.same ?? [])].map(toPhrase) };
}

/** What is known of these words as something to be left out, also misspelled; null for what nobody is known to leave out. */
export function listNegated(words: Spelling): Negated | null {
  const mark = markWithout(words);
  if (mark) return { words, mark, phrases: [] };
  const avoided = avoidedBy(words);
  return avoided && { words, mark: null, phrases: avoided.map(toPhrase) };
}

/** The mark of what is without this. */
function markWithout(words: Spelling): string | null {
  const same = [
    [...words, "free"],
    ["no", ...words],
  ].flatMap((phrase) => (isFamily(phrase) ? (findFamily(phrase)?.same ?? []) : []));
  const marks = same.flatMap((spelling) => (spelling.length === 1 ? spelling : []));
  const isNeeded = (word: string) => neededMarks.dish.has(word) || neededMarks.place.has(word);
  const [typed = ""] = words;
  // "Glutten", "diary".
  const near = words.length === 1 && !findFamily(words) ? nearest(typed, markedWords) : undefined;
  return marks.find(isNeeded) ?? (near ? markWithout([near]) : null);
}

/** In this order: "free egg" is no egg-free thing. */
const isFamily = (phrase: Spelling): boolean =>
  isSpelling(phrase) || singulars(phrase.at(-1) ?? "").some((last) => isSpelling([...phrase.slice(0, -1), last]));

const markedWords = ["gluten", "dairy", "lactose", "peanut", "nuts", "milk", "alcohol"];

let lists: { ingredients: Avoided; all: Avoided } | undefined;
type Avoided = ReturnType<typeof readLists>;
const avoided = () =>
  (lists ??= { ingredients: readLists([avoidedIngredients]), all: readLists([avoidedIngredients, avoidedMeats]) });

/** Names of what is left out and of what contains it. */
function avoidedBy(words: Spelling): Spelling[] | null {
  const { all } = avoided();
  const joined = words.join("");
  const near = words.length === 1 && !findFamily(words) ? nearest(joined, all.keys()) : undefined;
  const entry = [joined, ...singulars(joined), near ?? ""].flatMap((key) => all.get(key) ?? [])[0];
  return entry ? [...entry.same.values(), ...entry.related.values()] : null;
}

/** Whether it is no meat or fish, which after a comma is rather something else that is looked for. */
export const isIngredient = (words: Spelling): boolean =>
  markWithout(words) !== null ||
  [words.join(""), ...singulars(words.join(""))].some((key) => avoided().ingredients.has(key));

/** Costs above this are another word. */
const maxCost = 0.25;

function nearest(typed: string, known: Iterable<string>): string | undefined {
  const costs = [...known].flatMap((word) => {
    const cost = closeness(typed, word);
    return cost === null || cost > maxCost ? [] : { word, cost };
  });
  return costs.sort((one, other) => one.cost - other.cost)[0]?.word;
}

/** The number of words that ask for what is not vegetarian, at the start of these; 0 for none. */
export function nonVegetarianLength(next: readonly string[]): number {
  const isNonVegetarian = (words: Spelling) =>
    words.length > 0 && isSpelling(words) && findFamily(words)?.same.some(([word]) => word === nonVegetarian);
  const length = [3, 2, 1].find((size) => next.length >= size && isNonVegetarian(next.slice(0, size)));
  if (length) return length;
  const [first = "", second = ""] = next;
  if (first.length > 8 && (closeness(first, nonVegetarian) ?? 1) < maxCost) return 1;
  return ["non", "not"].includes(first) && (closeness(second, "vegetarian") ?? 1) < maxCost ? 2 : 0;
}

/** The word that stands for all ways to ask for it. */
export const nonVegetarian = "nonvegetarian";
