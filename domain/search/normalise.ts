import { memoize } from "@domain/memoize";

/**
 * Normalises text for search: no accents and marks, lower case, split into words. The database function `search_words` (migration
 * 049) does the same, so stored and typed text compare as equal.
 */

/** Accents, Hebrew and Arabic vowel signs, the Arabic lengthening stroke. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;

/** Apostrophes and the signs that transliterations have for ayn and hamza: "Qur'an" is one word. */
const apostrophes = /['`\u00b4\u02b9-\u02bf\u2018\u2019\u201b]/g;
const separators =
  /[\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u2bff\u3000-\u303f\ufe00-\ufe0f\u{1f000}-\u{1faff}]+/u;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: "i",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ə: "e",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** The words of a text, in their order. */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, "");
  return plain.split(separators).flatMap((word) => (word ? shortened(word) : []));
}

const maxWordLength = 40;

/** By letters as the database counts them. */
const shortened = (word: string): string =>
  word.length > maxWordLength ? [...word].slice(0, maxWordLength).join("") : word;

const ownPlurals = new Set(["sweets"]);

/** The English plural and singular of a word, which match each other [FIND-11]. Each search needs those of the same hundreds of words. */
export const otherForms: (word: string) => readonly string[] = memoize(findOtherForms, 5000);

function findOtherForms(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  // The singular means something else: "sweets" are no sweet and sour fish.
  if (ownPlurals.has(word)) return [];
  const forms = [`${word}s`];
  if (/(?:[sxz]|ch|sh|o)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/f$/.test(word)) forms.push(`${word.slice(0, -1)}ves`);
  if (/fs$/.test(word)) forms.push(`${word.slice(0, -2)}ves`);
  if (/fe$/.test(word)) forms.push(`${word.slice(0, -2)}ves`);
  forms.push(...singulars(word));
  return [...new Set(forms)].filter((form) => form !== word && form.length >= 3);
}

/** The possible singulars of a word. */
export function singulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith("ves")) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return forms;
}
