/** Fixed lists of options for customers; those of the registration are in registration/options. */

/** [HOME-15] The category strip: wire values and labels. */
export const menuCategories = [
  { value: "Appetizers", label: "Appetizers" },
  { value: "Burgers", label: "Burgers" },
  { value: "Pizza", label: "Pizza" },
  { value: "Broast", label: "Broast" },
  { value: "Delight", label: "Delight" },
  { value: "Desert", label: "Desserts" },
  { value: "Drinks", label: "Drinks" },
  { value: "Handi", label: "Handi" },
  { value: "RollWrap", label: "Roll & Wrap" },
  { value: "Biryani", label: "Biryani" },
  { value: "SeaFood", label: "Seafood" },
  { value: "Sandwich", label: "Sandwich" },
] as const;

/** The label of a category or cuisine; unknown ones are unchanged. */
export const categoryLabel = (value: string): string =>
  menuCategories.find((category) => category.value === value)?.label ?? value;

/** The category that people mean by a label, "Desserts" by Desert; other names are unchanged. */
export const categoryOfLabel = (label: string): string =>
  menuCategories.find((category) => category.label === label)?.value ?? label;

/** Whether people read two categories' names as one: in any case, as a value or as its label. */
export const isSameCategory = (one: string, other: string): boolean =>
  categoryLabel(one).toLowerCase() === categoryLabel(other).toLowerCase();

/** Which of a menu's categories people mean by what they wrote, exact names first; a new one is called as it is written. */
export const findOwnCategory = (known: readonly string[], written: string): string =>
  known.includes(written) ? written : (known.find((name) => isSameCategory(name, written)) ?? written);

/** [HOME-8] The service tabs; a value of null is not a filter of its own. */
export const services = [
  { value: "all", label: "All Restaurants" },
  { value: "shops", label: "Shops" },
  { value: "books", label: "Islamic Books" },
] as const;

/** item_type of the goods behind the Islamic Books tab [HOME-9]. */
export const bookItemType = "book";

/** [HOME-13] Cuisines of the registration, in their order. */
export const cuisines = [
  "Pakistani",
  "Syrian",
  "Middle Eastern",
  "Indian",
  "Turkish",
  "Lebanese",
  "Egyptian",
  "Moroccan",
  "Afghan",
  "Iranian",
  "Other",
] as const;
