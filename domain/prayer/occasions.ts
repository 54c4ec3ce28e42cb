/** [PRAYER-4] The meals of a fasting day that one can order for. */
export const occasions = ["iftar", "suhoor"] as const;
export type Occasion = (typeof occasions)[number];

/** [PRAYER-3] A dish's own Ramadan menus; null: those of its category. */
export const itemMeals = ["both", "iftar", "suhoor", "none"] as const;
export type ItemMeals = (typeof itemMeals)[number];
export const itemMealLabels: Record<ItemMeals, string> = {
  both: "Iftar and suhoor",
  iftar: "Iftar",
  suhoor: "Suhoor",
  none: "Neither",
};

/**
 * Whether a dish can be ordered for a meal: by its own mark, otherwise by the menu's categories; without categories everything.
 */
export const isOnOccasionMenu = (
  kind: Occasion,
  { category, meals }: { category: string; meals: string | null },
  categories: readonly string[],
): boolean =>
  meals === null ? categories.length === 0 || categories.includes(category) : meals === kind || meals === "both";
