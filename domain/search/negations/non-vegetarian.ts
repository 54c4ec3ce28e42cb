import { closeness } from "@domain/search/closeness";
import { findFamily, isSpelling, type Spelling } from "@domain/search/known-spellings";
import { maxCost } from "./avoided";

/** The word that stands for all ways to ask for what is not vegetarian. */
export const nonVegetarian = "nonvegetarian";

/** The number of words at the start of these that ask for what is not vegetarian, 0 for none: 2 of "non veg biryani". */
export function nonVegetarianLength(next: readonly string[]): number {
  const isNonVegetarian = (words: Spelling) =>
    words.length > 0 && isSpelling(words) && findFamily(words)?.same.some(([word]) => word === nonVegetarian);
  const length = [3, 2, 1].find((size) => next.length >= size && isNonVegetarian(next.slice(0, size)));
  if (length) return length;
  const [first = "", second = ""] = next;
  if (first.length > 8 && (closeness(first, nonVegetarian) ?? 1) < maxCost) return 1;
  return ["non", "not"].includes(first) && (closeness(second, "vegetarian") ?? 1) < maxCost ? 2 : 0;
}
