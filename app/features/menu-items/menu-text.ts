import { dayMs } from "@domain/duration";
import { maxStationLength } from "@domain/kitchen";
import type { MenuItemText } from "@domain/menu/menu-item-rules";
import type { OwnItem } from "~/host/own-menu.server";
import { dateText, timeText } from "~/lib/text/order-text";

/** Labels of the item types. */
export const itemTypeLabels: Record<string, string> = {
  food: "Food",
  drink: "Drink",
  grocery: "Grocery",
  book: "Book",
  other: "Other",
};
export const itemTypeLabel = (type: string): string => itemTypeLabels[type] ?? type;

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

/** Labels of an item's text fields. */
export const textFieldLabels: Record<MenuItemText, TextWords> = {
  caution: { label: "Caution", hint: "Allergens or heat, shown under the description", maxLength: 300 },
  station: {
    label: "Kitchen station",
    hint: "Where it is made, such as Grill. Empty: the station of its category",
    maxLength: maxStationLength,
  },
};

/** "Available", "Sold out", or "Sold out until 5:00 AM", with its day if that is more than a day away. */
export function availabilityText(
  item: { isAvailable: boolean; unavailableUntil: string | null },
  now: Date,
  timeZone: string,
): string {
  if (item.isAvailable) return "Available";
  const { unavailableUntil: until } = item;
  if (!until) return "Sold out";
  const time = timeText(until, timeZone);
  return Date.parse(until) - now.getTime() < dayMs
    ? `Sold out until ${time}`
    : `Sold out until ${dateText(until, timeZone, now)}, ${time}`;
}
