import { expect, test } from "vitest";
import { markWords } from "./mark-words";

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Chicken Dum Biryani", ["biryani"], "Chicken Dum [Biryani]"],
  ["Künefe & tea", ["kunefe"], "[Künefe] & tea"],
  ["Lamb shish, lamb chops", ["lamb", "shish"], "[Lamb] [shish], [lamb] chops"],
  ["Biryanis", ["biryani"], "Biryanis"],
  ["Sıcak köfte", ["sicak"], "[Sıcak] köfte"],
  ["<b>", [], "<b>"],
])("[FIND-10] in %s the words %j are marked", (text, words, result) => {
  expect(marked(text, words)).toBe(result);
});
