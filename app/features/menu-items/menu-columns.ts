import type { OwnItem } from "~/host/catalogue.server";
import type { ListState } from "~/lib/list-state";

/** What of the menu's table stands in its address. */
export const menuColumns = {
  filters: ["search", "category", "status", "tag", "item_type"],
  choices: { status: ["available", "unavailable"] },
  sorts: ["menu", "name", "category", "price", "status", "type", "updated"],
  sort: "menu",
} as const;

/** What the host is asked for; pages aside. */
export function menuQuery(restaurantId: string, { filters, sort }: ListState) {
  const { search, category, status, tag, item_type } = filters;
  return {
    restaurant_id: restaurantId,
    search,
    category,
    status,
    tag,
    item_type,
    sort: sort === "menu" ? undefined : sort,
  };
}

/** Their words, by what is stored. */
export const typeWords: Record<string, string> = {
  food: "Food",
  drink: "Drink",
  grocery: "Grocery",
  book: "Book",
  other: "Other",
};
export const typeWord = (type: string): string => typeWords[type] ?? type;

/** "Featured, popular" */
export const tagText = (tags: OwnItem["tags"]): string => {
  const text = tags.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
