import { categoryLabel } from "@domain/options";

/** What an offer covers, for its list: "Whole menu", "Kebab plates", "2 categories, 3 items". */
export function coverageText({ menuItemIds, categories }: { menuItemIds: string[]; categories: string[] }): string {
  if (menuItemIds.length === 0 && categories.length === 0) return "Whole menu";
  const named = categories.length === 1 ? categoryLabel(categories[0] ?? "") : `${categories.length} categories`;
  const counted = menuItemIds.length === 1 ? "1 item" : `${menuItemIds.length} items`;
  return [categories.length > 0 ? named : null, menuItemIds.length > 0 ? counted : null].filter(Boolean).join(", ");
}
