import type { Query } from "@domain/search/reading";

const numbers = "one two three four five six seven eight nine ten twelve dozen couple half".split(" ");
const units =
  "piece pieces pcs pc lb lbs pound pounds kg kilo kilos gram grams oz ounce ounces order orders portion portions".split(
    " ",
  );
const quantityWords = new Set([...numbers, ...units]);

export const isQuantity = (word: string): boolean => quantityWords.has(word) || /^(?:[1-4]?\d|50)$/.test(word);

/**
 * [FIND-22] The query without how much of it is wanted: "chicken shawarma" of "2 chicken shawarma". Null where it says nothing of the kind, or
 * nothing else. Words of a phrase that families know are no quantity, as of "chicken 65": `phrases` has those of each concept.
 */
export function withoutQuantities(query: Query, phrases: readonly (readonly string[])[]): Query | null {
  const places = phrases.flatMap((words) =>
    words.length === 1 && words.every(isQuantity) ? [false] : words.map(() => true),
  );
  const keep = <Value>(values: readonly Value[]) => values.filter((_, at) => places[at] === true);
  const words = keep(query.words);
  return words.length === 0 || words.length === query.words.length
    ? null
    : { ...query, words, parts: keep(query.parts) };
}
