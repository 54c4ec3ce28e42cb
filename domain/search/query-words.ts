import { emojiWords } from "./families/emoji";
import { removeNoiseWords } from "./noise-words";
import { searchWords } from "./normalise";
import { maxQueryLength } from "./reading";

/** What pasted text carries unseen within its words: soft hyphens, zero-width spaces and joiners of words. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** [FIND-11] The words of a query that count. Emoji are read as what they show, unless there are words beside them. */
export function readQueryWords(typed: string): string[] {
  const text = typed.slice(0, maxQueryLength).replace(unseen, "");
  const words = searchWords(text);
  return removeNoiseWords(words.length > 0 ? words : searchWords(namedEmoji(text)));
}

const namedEmoji = (text: string): string => [...new Set(text)].map((sign) => emojiWords.get(sign) ?? "").join(" ");

/** [FIND-10] Whether a query names several things: "lamb shawarma and hummus". */
export const isList = (typed: string): boolean => /[,&+]|\b(and|plus|n)\b/i.test(typed.slice(0, maxQueryLength));
