import { kindWords, preparationWords } from "./families/around-avoided";
import { otherForms } from "./normalise";
import type { Phrase } from "./reading";

export const toPhrase = (words: readonly string[]): Phrase => words.map((word) => [word, ...otherForms(word)]);

/** Words after "free" that make it a price, or a life outdoors. */
export const notWithout = new Set(
  "delivery deliveries range ranges shipping drink drinks refill refills wifi gift parking sample samples side sides".split(
    " ",
  ),
);
const before = new Set(["no", "non", "not", "without", "sans", "zero"]);
const after = new Set(["free", "less"]);

/** Whether the words have one of the phrases, and do not say that they are without it, as "egg-free" does. */
export function hasPhrase(words: readonly string[], phrases: readonly Phrase[]): boolean {
  if (phrases.length === 0) return false;
  const known = new Set(words);
  return phrases.some(
    (phrase) =>
      // Most phrases have no word among them, and are many.
      phrase.every((forms) => forms.some((form) => known.has(form))) &&
      words.some((_, start) => standsAt(words, start, phrase) && !isNegated(words, start, start + phrase.length)),
  );
}

const standsAt = (words: readonly string[], start: number, phrase: Phrase): boolean =>
  phrase.every((forms, at) => forms.includes(words[start + at] ?? ""));

/** "Egg free", "no egg", "no added sugar" */
function isNegated(words: readonly string[], start: number, end: number): boolean {
  let first = start - 1;
  while (kindWords.has(words[first] ?? "") || preparationWords.has(words[first] ?? "")) first -= 1;
  return before.has(words[first] ?? "") || (after.has(words[end] ?? "") && !notWithout.has(words[end + 1] ?? ""));
}
