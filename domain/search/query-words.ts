import { emojiWords } from "./families/emoji";
import { joiners } from "./negation-words";
import { isNegationWord } from "./negations";
import { listCountingPlaces } from "./noise-words";
import { searchWords } from "./normalise";
import { readParts } from "./query-parts";
import { maxQueryLength, type Query } from "./reading";

/** What pasted text carries unseen within its words: soft hyphens, zero-width spaces and joiners of words. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** [FIND-11] What a text looks for. Emoji are read as what they show, unless there are words beside them. */
export function readQuery(typed: string): Query {
  const start = typed.slice(0, maxQueryLength).replace(unseen, "");
  const text = searchWords(start).length > 0 ? start : namedEmoji(start);
  const { isAllLookedFor, words, parts } = readParts(text);
  const counting = isEmptyNegation(words) ? [] : listCountingPlaces(words);
  const looked = counting.flatMap((at) => words[at] ?? []);
  return {
    words: looked,
    parts: counting.flatMap((at) => parts[at] ?? []),
    text: isAllLookedFor ? typed.trim() : looked.join(" "),
  };
}

/** "Without", "free", "no no": nothing that is or is not wanted. "no" alone may become noodles. */
const isEmptyNegation = (words: readonly string[]): boolean =>
  words.join(" ") !== "no" && words.every((word) => isNegationWord(word) || joinerWords.includes(word));

const namedEmoji = (text: string): string => [...new Set(text)].map((sign) => emojiWords.get(sign) ?? "").join(" ");

/** The words that may be misspelled. A condition is understood: what looks like it would be what is not wanted. */
export const listDoubtfulWords = ({ words, parts }: Query): string[] =>
  words.filter((word, at) => {
    const phrases = parts[at]?.needs.flatMap((need) => need.phrases) ?? [];
    return !phrases.flat().some((forms) => forms.includes(word));
  });

const joinerWords = [...joiners.and, ...joiners.or];
