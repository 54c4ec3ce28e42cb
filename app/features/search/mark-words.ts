import { searchWords } from "@domain/search/normalise";
import type { MarkedText } from "./marked";

/**
 * [FIND-10] A text with the words marked that a search matched.
 * @param words as `searchWords` reads them, as the host tells them
 */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (part === "") continue;
    const isMarked = searchWords(part).some((word) => words.includes(word));
    const before = parts.at(-1);
    if (before && before.isMarked === isMarked) before.text += part;
    else parts.push({ text: part, isMarked });
  }
  return parts;
}
