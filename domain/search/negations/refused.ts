import { compounds, formless, formWords, kindWords, preparationWords } from "@domain/search/families/around-avoided";
import { findFamily, isSpelling, type Spelling } from "@domain/search/known-spellings";
import { isNoise } from "@domain/search/noise-words";
import { singulars } from "@domain/search/normalise";
import { toPhrase } from "@domain/search/phrases";
import { findAvoided, type Refused } from "./avoided";

interface RefusedOptions {
  /** Words before it that belong to it. */
  before: "kinds" | "kinds and preparations" | "none";
  /** Whether any other word before it may belong to it: "oat milk". */
  isUnknownAllowed?: boolean;
}

const maxKnownWords = 3;
const maxWordsBefore = 3;

/** What these words start with, of what people are known to leave out: "fresh red onions" of "fresh red onions burger". */
export function findRefused(next: Spelling, { before, isUnknownAllowed = false }: RefusedOptions): Refused | null {
  let hasUnknown = false;
  for (let start = 0; start <= Math.min(maxWordsBefore, next.length - 1); start += 1) {
    const known = findLongestAvoided(next.slice(start));
    // Of "no ranch chicken wings" the wings are wanted.
    if (known) return hasUnknown && beginsDish(next, start) ? null : withForms(next, start, known);
    const word = next[start] ?? "";
    const isQualifier =
      before !== "none" && (kindWords.has(word) || (before !== "kinds" && preparationWords.has(word)));
    if (!isQualifier && !(isUnknownAllowed && isUnknown(word))) return null;
    hasUnknown ||= !isQualifier;
  }
  return null;
}

/** What these words start with, whatever it is: a known dish, a known ingredient or a single word, with the words before it. */
export function findAnythingRefused(next: Spelling): Refused | null {
  const dish = findLongestAvoided(next) ? 0 : dishLength(next);
  if (dish > 0) return toUnknown(next.slice(0, dish));
  const known = findRefused(next, { before: "kinds and preparations", isUnknownAllowed: true });
  if (known) return known;
  const isQualifier = (word: string) => kindWords.has(word) || preparationWords.has(word);
  const start = next.findIndex((word) => !isQualifier(word));
  const core = start > 0 && isRefusable(next[start] ?? "") ? start : 0;
  if (!isRefusable(next[core] ?? "")) return null;
  const end = core + Math.max(1, dishLength(next.slice(core)));
  return toUnknown(next.slice(0, findFormsEnd(next, end)), next.slice(core, end));
}

function toUnknown(words: Spelling, core = words): Refused {
  const spellings = [words, core, ...(findFamily(core)?.same ?? [])];
  return { words, core, kind: "unknown", marks: [], phrases: spellings.map(toPhrase) };
}

function findLongestAvoided(next: Spelling): Refused | null {
  for (let length = Math.min(maxKnownWords, next.length); length >= 1; length -= 1) {
    const found = findAvoided(next.slice(0, length));
    if (found) return found;
  }
  return null;
}

/** Where the forms behind an ingredient end: 3 of "no ranch sauce burger" from 2. */
function findFormsEnd(next: Spelling, start: number): number {
  let end = start;
  while (formWords.has(next[end] ?? "") && !beginsDish(next, end)) end += 1;
  return end;
}

function withForms(next: Spelling, start: number, known: Refused): Refused {
  const found = [known];
  let end = start + known.words.length;
  const last = known.core.some((word) => formless.has(word)) ? end : findFormsEnd(next, end);
  for (; end < last; end += 1) {
    const form = findAvoided(next.slice(end, end + 1));
    if (form && !isCompound(next[end - 1] ?? "", next[end] ?? "")) break;
    if (form) found.push(form);
  }
  const words = next.slice(0, end);
  if (words.length === known.words.length) return known;
  const phrases = found.flatMap((one) => one.phrases);
  return {
    ...known,
    words,
    marks: [...new Set(found.flatMap(({ marks }) => marks))],
    phrases: phrases.length > 0 ? [toPhrase(words), ...phrases] : [],
  };
}

/** The number of words of the longest dish that these start with, of two words at least: 2 of "butter chicken with rice". */
const dishLength = (next: Spelling): number =>
  [4, 3, 2].find((length) => next.length >= length && isSpelling(next.slice(0, length))) ?? 0;

const beginsDish = (words: Spelling, at: number): boolean => dishLength(words.slice(at)) > 0;

/** "Goat cheese", "peanut butter": two ingredients that are one. */
const isCompound = (word: string, form: string): boolean =>
  [word, ...singulars(word)].some((one) => compounds.has(`${one} ${form}`));

/** Whether a word could be refused at all: no number, as of "buy one get one free". */
const isRefusable = (word: string): boolean => word.length >= 2 && !/\d|^one$/.test(word) && !isNoise(word);

/** Whether a word is neither a dish nor an ingredient, so that it may belong to the word behind it. */
export const isUnknown = (word: string): boolean => isRefusable(word) && findFamily([word]) === null;
