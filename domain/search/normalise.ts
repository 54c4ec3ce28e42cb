/**
 * How search reads a text: without accents and marks, in lower case, cut into words. The function `search_words` of the database
 * (migration 049) does the same, so that what is stored and what is typed compare as equal.
 */

/** Accents, Hebrew and Arabic vowel signs, the Arabic lengthening stroke. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;
/** Apostrophes and the signs that transliterations have for ayn and hamza: "Qur'an" is one word. */
const apostrophes = /['`\u00b4\u02b9-\u02bf\u2018\u2019\u201b]/g;
const separators =
  /[\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u2bff\u3000-\u303f\ufe00-\ufe0f\u{1f000}-\u{1faff}]+/u;
/** Letters that do not come apart into a plain one and a mark. */
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

const longestWord = 40;
/** By letters as the database counts them. */
const shortened = (word: string): string =>
  word.length > longestWord ? [...word].slice(0, longestWord).join("") : word;
