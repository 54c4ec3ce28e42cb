import type { ActionFunctionArgs } from "@remix-run/node";
import { eachText } from "@domain/menu/menu-item-rules";
import { saveEdit } from "~/features/versioned-edit/save-edit.server";
import { findOwnItem, saveItem } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { itemFields, itemValues } from "./item-fields.server";
import { textWords, typeWord } from "./menu-words";
import { itemForm } from "./schema";

const validator = createValidator(itemForm);

/** To the letter [ITEM-6]. */
const texts = {
  create: { saved: "Menu item created successfully", failed: "Failed to create menu item" },
  update: { saved: "Menu item updated successfully", failed: "Failed to update menu item" },
};

const labels = {
  name: "Name",
  description: "Description",
  price: "Price",
  category: "Category",
  ...eachText((text) => textWords[text].label),
  item_type: "Type",
  tags: "Tags",
  diets: "Dietary marks",
  halal: "Halal",
  meat: "Meat",
  slaughter: "Slaughter",
  contents: "Contains",
  menus: "Menus",
  meals: "In Ramadan",
  regular_price: "Regular",
  large_price: "Large",
  old_price: "Was",
  is_available: "Available",
};

/** [ITEM-2…7] Saves the form of an item (`id` null: a new one) and closes it. */
export function saveItemForm(args: ActionFunctionArgs, id: string | null) {
  const { context } = args;
  const current = async (ownId: string, restaurantId: string) => {
    const item = await findOwnItem(context.host, restaurantId, ownId);
    return item && { values: itemValues(item), words: { item_type: (type: unknown) => typeWord(String(type)) } };
  };
  return saveEdit(args, {
    ...(id === null ? texts.create : texts.update),
    validator,
    list: dashboardPaths.dashboardItems(),
    save: (form, restaurantId) => saveItem(context.host, id, itemFields(restaurantId, form)),
    pictures: ["image"],
    compared: id === null ? null : { labels, current: (restaurantId) => current(id, restaurantId) },
  });
}
