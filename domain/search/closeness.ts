import { memoize } from "@domain/memoize";

/** Similarity of words, for people who spell them by ear [FIND-11]. */

/** The edit distance: letters added, removed, changed, or swapped with their neighbour; `max + 1` if it is larger. */
export function editDistance(one: string, other: string, max = 3): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    if (Math.min(...current) > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, other.length), max + 1);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/** The words one deletion, or one swap of neighbouring letters, away from this one. */
export function listTypoCorrections(word: string): string[] {
  const letters = Array.from({ length: word.length }, (_, index) => index);
  const shorter = letters.map((index) => word.slice(0, index) + word.slice(index + 1));
  const swapped = letters
    .slice(1)
    .map(
      (index) =>
        word.slice(0, index - 1) + word.slice(index, index + 1) + word.slice(index - 1, index) + word.slice(index + 1),
    );
  return [...new Set([...shorter, ...swapped])].filter((slip) => slip !== word && slip.length > 3);
}

/** Sounds with several spellings, longest first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/tch|ch|sh|sch/g, "s"],
  [/ph/g, "f"],
  [/[kg]h|ck|q/g, "k"],
  [/[bp]/g, "b"],
  [/[dt]h?/g, "t"],
  [/[jzs]/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/g/g, "k"],
  [/x/g, "ks"],
  [/[vw]/g, "w"],
];

/**
 * A word without vowels, doubled letters and spelling variants of sounds: "biriyani" and "biryani" are "brn". A first vowel
 * becomes "a". The column `skeleton` of the vocabulary contains it.
 */
export const toConsonantSkeleton = memoize(computeSkeleton, 20_000);

function computeSkeleton(word: string): string {
  const sounded = sounds.reduce((rest, [written, sound]) => rest.replace(written, sound), word);
  const first = /^[aeiouy]/.test(sounded) ? "a" : "";
  const consonants = first + sounded.slice(first.length).replace(/[aeiouyh]/g, "");
  return consonants.replace(/(.)\1+/g, "$1");
}

/**
 * The number of wrong letters allowed: none in words of up to three letters, few in short ones. Two consonants in common say little:
 * "kottu" is not "cotta".
 */
function allowedEdits(length: number, hasSameSkeleton: boolean, consonants: number): number {
  if (length <= 3) return 0;
  if (length === 4) return 1;
  if (length === 5) return hasSameSkeleton && consonants > 2 ? 2 : 1;
  if (length <= 7) return 2;
  return hasSameSkeleton || length >= 10 ? 3 : 2;
}

/**
 * The cost of reading `typed` as `word`: 0 for the same word, growing with the difference; null if too different. `looser` allows
 * one more letter.
 */
export function closeness(typed: string, word: string, { looser = false } = {}): number | null {
  if (typed === word) return 0;
  const length = Math.min(typed.length, Math.max(word.length, typed.length - 1));
  if (length <= 3 || Math.abs(typed.length - word.length) > 4 || /\d/.test(typed + word)) return null;
  const skeleton = toConsonantSkeleton(typed);
  const hasSameSkeleton = skeleton.length >= 2 && skeleton === toConsonantSkeleton(word);
  const allowed = allowedEdits(length, hasSameSkeleton, skeleton.length) + (looser ? 1 : 0);
  const edits = editDistance(typed, word, allowed);
  if (edits > allowed) return null;
  const hasSameStart = typed[0] === word[0] || (hasSameSkeleton && length > 4);
  // First letters are rarely wrong, unless swapped with the next, missing, or one key beside: "oizza".
  const slipped = typed[0] === word[1] || typed[1] === word[0];
  const isKeyBeside = edits === 1 && typed.length === word.length && areKeysSideBySide(typed[0] ?? "", word[0] ?? "");
  if (!hasSameStart && (length <= 4 || !(slipped || isKeyBeside)) && (edits > 1 || length <= 5)) return null;
  return edits / Math.max(typed.length, word.length) - (hasSameSkeleton ? 0.08 : 0) + (hasSameStart ? 0 : 0.1);
}

const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Whether a thumb that means one of these letters may hit the other, in its row or the next. */
function areKeysSideBySide(one: string, other: string): boolean {
  const [here, there] = [one, other].map((letter) => {
    const row = keyRows.findIndex((keys) => keys.includes(letter));
    return { row, column: (keyRows[row]?.indexOf(letter) ?? 0) + row / 2 };
  });
  if (!here || !there || here.row < 0 || there.row < 0) return false;
  return Math.abs(here.row - there.row) <= 1 && Math.abs(here.column - there.column) <= 1;
}

/** How much more a correction may cost than the nearest one. */
export const correctionMargin = 0.1;
