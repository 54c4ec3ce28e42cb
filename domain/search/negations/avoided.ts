import { memoize } from "@domain/memoize";
import { closeness, toConsonantSkeleton } from "@domain/search/closeness";
import { avoidedFoods, avoidedIngredients, avoidedMeats } from "@domain/search/families/avoided";
import { findFamily, isSpelling, readLists, type Spelling } from "@domain/search/known-spellings";
import { neededMarks } from "@domain/search/marks";
import { singulars } from "@domain/search/normalise";
import { toPhrase } from "@domain/search/phrases";
import type { Phrase } from "@domain/search/reading";

/** Something refused, and how to leave it out. */
export interface Refused {
  /** All of its words as typed: "fresh red onions". */
  words: Spelling;
  /** Those that name it: "onions". */
  core: Spelling;
  /** Which list knows it (families/avoided.ts). What has a mark is an ingredient. */
  kind: "ingredient" | "food" | "meat" | "unknown";
  /** The marks of dishes without it: "nuts" has nutfree. */
  marks: readonly string[];
  /** Names and descriptions with one of these have it; empty if the marks say enough. */
  phrases: readonly Phrase[];
}

/** What these words refuse, also misspelled; null if no list knows them: "nuts" is refused by a mark, "onion" by its names. */
export const findAvoided = (words: Spelling): Refused | null => findAvoidedText(words.join(" "));

/** A text asks for the same words several times. */
const findAvoidedText = memoize((text): Refused | null => {
  const words = text.split(" ");
  const mark = markWithout(words);
  if (mark) return { words, core: words, kind: "ingredient", marks: [mark], phrases: [] };
  const { all, kinds } = avoided();
  const key = findKey(words);
  const entry = key === undefined ? undefined : all.get(key);
  if (key === undefined || !entry) return null;
  // The words as typed, too: a correction may be wrong.
  const spellings = [words, ...entry.same, ...entry.related];
  return { words, core: words, kind: kinds.get(key) ?? "ingredient", marks: [], phrases: spellings.map(toPhrase) };
}, 2000);

/** The mark of dishes without this: "nuts" has nutfree, as "no nuts" is a spelling of it. */
function markWithout(words: Spelling): string | null {
  const same = [
    [...words, "free"],
    ["no", ...words],
    ["بدون", ...words],
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

interface AvoidedLists {
  all: ReturnType<typeof readLists>;
  /** By joined words. A word in several lists is of the first. */
  kinds: ReadonlyMap<string, "ingredient" | "food" | "meat">;
}
let lists: AvoidedLists | undefined;

/** Read when first asked for, as families are. */
function avoided(): AvoidedLists {
  if (lists) return lists;
  const keysOf = (list: string) => [...readLists([list]).keys()];
  const kinds = new Map([
    ...keysOf(avoidedMeats).map((key) => [key, "meat"] as const),
    ...keysOf(avoidedFoods).map((key) => [key, "food"] as const),
    ...keysOf(avoidedIngredients).map((key) => [key, "ingredient"] as const),
  ]);
  return (lists = { all: readLists([avoidedIngredients, avoidedFoods, avoidedMeats]), kinds });
}

/** The joined words, their singular or, for one word that nobody knows, the nearest in the lists. */
function findKey(words: Spelling): string | undefined {
  const joined = words.join("");
  const { all } = avoided();
  const known = [joined, ...singulars(joined)].find((key) => all.has(key));
  if (known !== undefined || words.length > 1 || findFamily(words)) return known;
  return nearest(joined, all.keys());
}

/** Costs above this are another word. */
export const maxCost = 0.25;
/** In words up to this length a wrong consonant makes another ingredient: "beet" is no beef. */
const shortLength = 5;

function nearest(typed: string, known: Iterable<string>): string | undefined {
  const skeleton = toConsonantSkeleton(typed);
  const costs = [...known].flatMap((word) => {
    const isShort = Math.min(typed.length, word.length) <= shortLength;
    if (isShort && toConsonantSkeleton(word) !== skeleton) return [];
    const cost = closeness(typed, word);
    return cost === null || cost > maxCost ? [] : { word, cost };
  });
  return costs.sort((one, other) => one.cost - other.cost)[0]?.word;
}
