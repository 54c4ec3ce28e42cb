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
