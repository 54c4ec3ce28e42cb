import { expect, test } from "vitest";
import { answerText, type Suggestions } from "./suggestions";

const nothing: Suggestions = { corrected: null, dishes: [], places: [], cuisines: [], all: null };
const afghan = { to: "/home?cuisine=Afghan", name: "Afghan", count: 2 };

test("[FIND-12] an answer is told by its count, or by its cuisines where only those were found", () => {
  const all = { to: "/home?search=piz", text: "All 7 dishes and 3 places" };
  expect(answerText({ ...nothing, cuisines: [afghan], all }, "piz", true)).toBe("All 7 dishes and 3 places");
  expect(answerText({ ...nothing, cuisines: [afghan] }, "afg", true)).toBe("1 cuisine");
});

test("[FIND-12] while a text has no answer yet, the cuisines of the empty field are not called nothing", () => {
  expect(answerText({ ...nothing, cuisines: [afghan] }, "", true)).toBe("");
  expect(answerText(null, "kebab", true)).toBe("");
});

test("[FIND-4, FIND-12] without an address nothing is called near", () => {
  expect(answerText(nothing, "zzz", true)).toBe("Nothing near you for “zzz”. Try a dish, a place or a cuisine.");
  expect(answerText(nothing, "zzz", false)).toBe("Nothing found for “zzz”. Try a dish, a place or a cuisine.");
});
