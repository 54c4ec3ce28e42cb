import { maxStationLength } from "@domain/kitchen/stations";
import type { MenuItemText } from "@domain/menu/menu-item-rules";
import type { OwnItem } from "~/host/own-menu.server";

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

interface TextWords {
  label: string;
  hint: string;
  maxLength: number;
}

/** How the form and the item's page call its texts. */
export const textWords: Record<MenuItemText, TextWords> = {
  caution: { label: "Caution", hint: "Allergens or heat, shown under the description", maxLength: 300 },
  station: {
    label: "Kitchen station",
    hint: "Where it is made, Grill for example. Empty: as its category says",
    maxLength: maxStationLength,
  },
};
