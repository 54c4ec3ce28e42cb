import { joiners, wishWords } from "./negations/negation-words";
import { findWhole, findNegation, type Negation } from "./negations/negations";
import { findRefused, isUnknown } from "./negations/refused";
import { isInPhrase, isNoise, maxWordsRead } from "./noise-words";
import { searchWords } from "./normalise";

/** A part of a text, as it is typed: "vegan burger" of "lamb karahi, vegan burger". */
export interface TypedPart {
  /** How it goes on from the part before: as something else that is wanted, by a comma or by a word, or as an alternative. */
  joinedBy: "start" | "comma" | "and" | "or";
  /** The word that joins it, which may be one of a name: "Pizza Plus". */
  joiner: readonly string[];
  words: readonly string[];
}

const kinds = new Map([
  ...joiners.or.map((word) => [word, "or"] as const),
  ...joiners.and.map((word) => [word, "and"] as const),
]);

/** The parts of a text between commas, "and" and "or". */
export function splitParts(text: string): TypedPart[] {
  // "Egg-free" is one word, so that the "free" of "pizza free coke" is not its.
  const plain = text
    .replaceAll(/\bw\/o\b/gi, " without ")
    .replaceAll(/\bw\//gi, " with ")
    .replaceAll(/(?<=\d)\/(?=\d)/g, " ")
    .replaceAll(/(\p{L}{2,})[-\u2010-\u2015]free\b/giu, "$1free");
  const parts: { joinedBy: TypedPart["joinedBy"]; joiner: string[]; words: string[] }[] = [];
  let count = 0;
  const segments = plain.split(/([,;|&+/\n])/);
  for (let at = 0; at < segments.length; at += 2) {
    const [sign = "", segment = ""] = [segments[at - 1], segments[at]];
    const words = searchWords(segment).slice(0, maxWordsRead - count);
    count += words.length;
    parts.push({ joinedBy: sign === "" ? "start" : /[&+]/.test(sign) ? "and" : "comma", joiner: [], words: [] });
    for (const [index, word] of words.entries()) {
      // Spanish "ni" is "nor" behind "sin": "sin cebolla ni ajo".
      const joinedBy = word === "ni" && !words.slice(0, index).includes("sin") ? undefined : kinds.get(word);
      if (joinedBy && !isInPhrase(words, index)) parts.push({ joinedBy, joiner: [word], words: [] });
      else parts.at(-1)?.words.push(word);
    }
  }
  return parts.filter(({ joiner, words }) => joiner.length + words.length > 0);
}

/** Repeats a negation in each part that it goes on with: "nut and dairy free" is nut free, "no nuts or dairy" is no dairy. */
export const repeatNegations = (parts: readonly TypedPart[]): TypedPart[] => repeatPrefixes(repeatSuffixes(parts));

/** From the end, as of "egg, nut and dairy free" the last two say that it is a list. */
function repeatSuffixes(typed: readonly TypedPart[]): TypedPart[] {
  const parts = [...typed];
  let isList = false;
  for (let at = parts.length - 2; at >= 0; at -= 1) {
    const [own, next] = [parts[at], parts[at + 1]];
    isList = own !== undefined && next !== undefined && sharesSuffix(own, next, isList);
    if (!own || !next || !isList) continue;
    parts[at] = { ...own, words: [...own.words, "free"] };
    parts[at + 1] = { ...next, joinedBy: next.joinedBy === "or" ? "and" : next.joinedBy };
  }
  return parts;
}

/**
 * Whether a part is refused with the next: "egg and dairy free", "nuts and gluten free pizza", "nuts, gluten free"; not of "chicken
 * and gluten free pizza", "cheese and nut free cake" or "eggs, gluten free toast".
 */
function sharesSuffix(own: TypedPart, next: TypedPart, isList: boolean): boolean {
  const negation = findNegation(next.words, 0);
  if (!negation || negation.isBefore) return false;
  const refused = findLastRefused(own.words);
  if (refused?.kind !== "ingredient") return false;
  const isMarked = refused.marks.length > 0;
  const isAlone = isAllNoise(next.words.slice(negation.length));
  if (next.joinedBy === "comma") return isList || (isMarked && isAlone && refused.words.length === own.words.length);
  return isMarked || isAlone;
}

/** What the last words could refuse: "nut" of "cake nut and dairy free". */
const findLastRefused = (words: readonly string[]) =>
  [3, 2, 1].filter((length) => length <= words.length).flatMap((length) => findWhole(words.slice(-length)) ?? [])[0];

function repeatPrefixes(typed: readonly TypedPart[]): TypedPart[] {
  const parts = [...typed];
  for (let at = 1; at < parts.length; at += 1) {
    const [before, own] = [parts[at - 1], parts[at]];
    const last = before && findLastNegation(before.words);
    if (own && last && goesOn(last, own)) parts[at] = { ...own, joinedBy: "and", words: ["no", ...own.words] };
  }
  return parts;
}

/** The negation that ends a part, if the word for it comes first: "no nuts" of "pizza no nuts". */
function findLastNegation(words: readonly string[]): Negation | undefined {
  return words
    .flatMap((_, at) => {
      const negation = findNegation(words, at);
      return negation?.isBefore && isAllNoise(words.slice(at + negation.length)) ? negation : [];
    })
    .at(0);
}

/**
 * Whether a negation holds for the next part: "no nuts, dairy", "no pork and beef", "no onion or fish", "no onion or garlic naan"; not
 * "no nuts and chicken" or "no onion or chicken wings".
 */
function goesOn(last: Negation, { joinedBy, words }: TypedPart): boolean {
  if (wishWords.includes(words[0] ?? "")) return false;
  const isAlternative = joinedBy === "or";
  const refused = findRefused(words, { before: "kinds and preparations" });
  if (!refused) return isAlternative && words.length === 1 && words.every(isUnknown);
  const isIngredient = refused.kind === "ingredient";
  const isAll = isAllNoise(words.slice(refused.words.length));
  return isAll ? isAlternative || isIngredient || refused.kind === last.kind : isAlternative && isIngredient;
}

const isAllNoise = (words: readonly string[]): boolean => words.every(isNoise);
