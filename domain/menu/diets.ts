/** [FIND-9] Dietary marks of items: wire values and labels. */
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

/** Marks that "vegan" implies. */
const inVegan: readonly Diet[] = ["vegetarian", "dairy-free"];

/** The mark with this value or label; other text is unchanged. */
export function parseDiet(word: string): string {
  const sought = word.trim().toLowerCase();
  return diets.find(({ value, label }) => sought === value || sought === label.toLowerCase())?.value ?? sought;
}

/** Marks without duplicates, in order, including implied ones. */
export function withImpliedDiets(marks: readonly Diet[]): Diet[] {
  const has = (value: Diet) => marks.includes(value) || (marks.includes("vegan") && inVegan.includes(value));
  return dietNames.filter(has);
}

/** The text of an item's marks: "Vegan · Spicy". Omits implied and unknown marks. */
export function formatDiets(marks: readonly string[]): string {
  const isImplied = (value: Diet) => marks.includes("vegan") && inVegan.includes(value);
  return diets
    .filter(({ value }) => marks.includes(value) && !isImplied(value))
    .map(({ label }) => label)
    .join(" · ");
}
