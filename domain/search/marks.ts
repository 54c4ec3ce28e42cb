import { servingLabel } from "./amounts/servings";

/**
 * [FIND-11] Marks of dishes and places as words of search: each is one word, so that "free" of "gluten-free" answers nothing else.
 * The database function `search_marks` (migration 085) writes the same.
 */
const labels = new Map<string, string>([
  ["glutenfree", "gluten free"],
  ["nutfree", "nut free"],
  ["dairyfree", "dairy free"],
  ["handslaughtered", "hand slaughtered"],
  ["noalcohol", "no alcohol"],
  ["nonvegetarian", "non vegetarian"],
]);

/** The mark of meat slaughtered by hand. Whether it holds today depends on the place. */
export const handWord = "handslaughtered";

/**
 * Marks that are conditions, as an allergy or faith may need them: "vegan burger" finds only burgers with the mark vegan. Any other word
 * ranks only.
 */
export const neededMarks: Readonly<Record<"dish" | "place", ReadonlySet<string>>> = {
  dish: new Set(["vegan", "vegetarian", "glutenfree", "nutfree", "dairyfree", handWord]),
  place: new Set(["noalcohol", handWord]),
};

/** The words of a dish's diets. */
export const dietWords = (diets: readonly string[]): string[] => diets.map((diet) => diet.replaceAll("-", ""));

/** A word of a query as people write it: "gluten free" for glutenfree, "for 6" for serves6, "egg free" for eggfree; other words as they are. */
export const markLabel = (word: string): string =>
  labels.get(word) ?? servingLabel(word).replace(/^(.{2,})free$/, "$1 free");

/** The spellings of a word that says that something is without an ingredient: "eggless" and "egg free" for eggfree. None for other words. */
export function listStatements(word: string): string[][] {
  const [, stem] = /^(.{2,}?)(?:free|less)$/.exec(word) ?? [];
  return stem ? [[`${stem}free`], [`${stem}less`], [stem, "free"]] : [];
}
