import { searchWords } from "@domain/search/normalise";
import type { MarkedText } from "./marked";

/**
 * [FIND-10] Marks the words of a text that a search matched.
 * @param words as the host returns them, in the form of `searchWords`
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
