/** [FIND-9] Dietary marks that a restaurant gives its items: the value that travels, and how it reads. */
export const diets = [
  { value: "vegetarian", label: "Vegetarian" },
  { value: "vegan", label: "Vegan" },
  { value: "gluten-free", label: "Gluten-free" },
  { value: "nut-free", label: "No nuts" },
  { value: "dairy-free", label: "No dairy" },
  { value: "spicy", label: "Spicy" },
] as const;

export type Diet = (typeof diets)[number]["value"];

export const dietNames = diets.map(({ value }) => value);

/** What is vegan is found under these too. */
const inVegan: readonly Diet[] = ["vegetarian", "dairy-free"];

/** The mark that a word of a file means, whether by its value or as people read it; what is no mark stays as it is. */
export function parseDiet(word: string): string {
  const sought = word.trim().toLowerCase();
  return diets.find(({ value, label }) => sought === value || sought === label.toLowerCase())?.value ?? sought;
}

/** Each mark once, in their order, with those that others bring along. */
export function withImpliedDiets(marks: readonly Diet[]): Diet[] {
  const has = (value: Diet) => marks.includes(value) || (marks.includes("vegan") && inVegan.includes(value));
  return dietNames.filter(has);
}

/** As customers read the marks of an item: "Vegan · Spicy". What another mark says already is left out, and so is what nobody knows. */
export function formatDiets(marks: readonly string[]): string {
  const isSaid = (value: Diet) => marks.includes("vegan") && inVegan.includes(value);
  return diets
    .filter(({ value }) => marks.includes(value) && !isSaid(value))
    .map(({ label }) => label)
    .join(" · ");
}
