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

/** The mark of meat that may be slaughtered by hand: whether it is known today depends on the place. */
export const handWord = "handslaughtered";

/**
 * Marks that somebody needs, for an allergy or their faith: who asks for one finds only what
 * carries it, in the part of a query that asks (query-parts.ts).
 */
export const neededMarks: Readonly<Record<"dish" | "place", ReadonlySet<string>>> = {
  dish: new Set(["vegan", "vegetarian", "glutenfree", "nutfree", "dairyfree", handWord]),
  place: new Set(["noalcohol", handWord]),
};

/** The words of a dish's diets. */
export const dietWords = (diets: readonly string[]): string[] => diets.map((diet) => diet.replaceAll("-", ""));

/** How people write such a word, also "eggfree"; any other word stays. */
export const markLabel = (word: string): string => labels.get(word) ?? word.replace(/^(.{2,})free$/, "$1 free");

/** The ways in which a name says that something is without an ingredient: "eggless" is "egg free". None for any other word. */
export function listStatements(word: string): string[][] {
  const [, stem] = /^(.{2,}?)(?:free|less)$/.exec(word) ?? [];
  return stem ? [[`${stem}free`], [`${stem}less`], [stem, "free"]] : [];
}
