import { readDigits } from "./amounts/digits-in-words";
import { readOpening } from "./amounts/opening-words";
import { readPrice } from "./amounts/price-range";
import { isServing, joinServings, servingLabel } from "./amounts/servings";
import { emojiWords } from "./families/emoji";
import { joiners } from "./negations/negation-words";
import { isNegationWord } from "./negations/negations";
import { isDishAlone, isNoise, listCountingPlaces } from "./noise-words";
import { searchWords } from "./normalise";
import { readParts } from "./query-parts";
import { maxQueryLength, type Query } from "./reading";

/** What pasted text carries unseen within its words: soft hyphens, zero-width spaces and joiners of words. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** [FIND-11] Reads a text as a query. Emoji without words beside them are read as words. */
export function readQuery(typed: string): Query {
  const start = readDigits(typed.slice(0, maxQueryLength).replace(unseen, ""));
  const { text, opening } = readOpening(start);
  if (opening === null) return { ...readPriced(typed, start), opening };
  const read = readPriced(text === "" ? typed : text, text);
  // Who asks for nothing but hours finds the names that state them first: "Dhaba 24".
  return read.isGeneral || text === ""
    ? { ...readPriced(typed, start), isGeneral: true, opening }
    : { ...read, opening };
}

/** @param typed the text that is shown */
function readPriced(typed: string, start: string): Omit<Query, "opening"> {
  const { text: unpriced, price } = readPrice(start);
  const isWritten = searchWords(unpriced).some((word) => !isNoise(word) && !joinerWords.includes(word));
  const text = isWritten ? unpriced : namedEmoji(unpriced);
  const { hasNoExclusions, isList, words, parts } = readParts(joinServings(text));
  const counting = isEmptyNegation(words) ? [] : listCountingPlaces(words);
  const looked = counting.flatMap((at) => words[at] ?? []);
  return {
    words: looked,
    parts: counting.flatMap((at) => parts[at] ?? []),
    text: hasNoExclusions ? (price ? unpriced : typed.trim()) : looked.map(servingLabel).join(" "),
    isList,
    price,
    isGeneral:
      looked.length > 0
        ? !isDishAlone(looked) && looked.every((word) => isServing(word) || isNoise(word))
        : price !== null,
  };
}

/** Whether a negation names nothing: "without", "free", "no no". "no" alone may become noodles. */
const isEmptyNegation = (words: readonly string[]): boolean =>
  words.join(" ") !== "no" && words.every((word) => isNegationWord(word) || joinerWords.includes(word));

/** "🍔 and 🍟" as "burger and fries"; a sign that stands there twice is read once. */
const namedEmoji = (text: string): string => {
  const named = [...new Set(text)].some((sign) => emojiWords.has(sign));
  return named
    ? [...new Set(text.match(/[\p{L}\p{N}]+|./gu))].map((sign) => emojiWords.get(sign) ?? sign).join(" ")
    : text;
};

/** The words that may be misspelled. Words of a condition are not: similar words would be the refused ones. */
export const listCorrectableWords = ({ words, parts }: Query): string[] =>
  words.filter((word, at) => {
    const phrases = parts[at]?.needs.flatMap((need) => need.phrases) ?? [];
    return !phrases.flat().some((forms) => forms.includes(word));
  });

const joinerWords = [...joiners.and, ...joiners.or];

/** [FIND-22] Whether a text says only that somebody looks for food, and the hours it asks for: "open now", "food near me". */
export function readGeneralQuery(typed: string): Pick<Query, "isGeneral" | "opening"> {
  const { isGeneral, opening } = readQuery(typed);
  return { isGeneral, opening };
}
