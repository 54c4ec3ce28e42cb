import type { LoaderFunctionArgs, ActionFunctionArgs } from "@remix-run/node";
import { mapMenuItemTexts } from "@domain/menu/menu-item-rules";
import { toDecimal } from "@domain/money";
import { categoryLabel, categoryOfLabel, findOwnCategory } from "@domain/options";
import { menuItemTexts } from "@domain/values/choices";
import { saveEdit } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { isHostError } from "~/host/errors";
import { findOwnItem, listCategories, type OwnItem, saveItem, deleteItem, deleteItems } from "~/host/own-menu.server";
import { appendPicture } from "~/host/pictures.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireMerchant, requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { textFieldLabels, itemTypeLabel } from "./menu-text";
import { itemForm, type ItemForm } from "./schema";

/** The item whose id is in the URL, and the current user. Throws the 404 page. */
export async function loadOwnItem({ request, context, params }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const item = await findOwnItem(context.host, restaurant.id, params.id ?? "");
  if (!item)
    throw notFoundPage("Menu item not found.", { to: dashboardPaths.dashboardItems(), label: "Back to Menu Items" });
  return { user, restaurant, item };
}

const validator = createValidator(itemForm);

/** Text fixed by [ITEM-6]. */
const texts = {
  create: { saved: "Menu item created successfully", failed: "Failed to create menu item" },
  update: { saved: "Menu item updated successfully", failed: "Failed to update menu item" },
};

const labels = {
  name: "Name",
  description: "Description",
  price: "Price",
  category: "Category",
  ...mapMenuItemTexts((text) => textFieldLabels[text].label),
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

/** [ITEM-2…7] Saves an item (`id` null: a new one) and closes the panel. */
export function saveItemForm(args: ActionFunctionArgs, id: string | null) {
  const { context } = args;
  const current = async (ownId: string, restaurantId: string) => {
    const item = await findOwnItem(context.host, restaurantId, ownId);
    return (
      item && { values: itemFormValues(item), words: { item_type: (type: unknown) => itemTypeLabel(String(type)) } }
    );
  };
  return saveEdit(args, {
    ...(id === null ? texts.create : texts.update),
    validator,
    list: dashboardPaths.dashboardItems(),
    save: async (form, restaurantId, headers) => {
      const category = await findCategory(context.host, restaurantId, form.category);
      return saveItem(context.host, id, itemFields(restaurantId, { ...form, category }), headers);
    },
    pictures: ["image"],
    compared: id === null ? null : { labels, current: (restaurantId) => current(id, restaurantId) },
  });
}

/** The menu's category that is shown as `written`, Desert as "Desserts"; a new one is called as it is written. */
async function findCategory(host: Host, restaurantId: string, written: string): Promise<string> {
  if (categoryOfLabel(written) === written) return written;
  const names = (await listCategories(host, restaurantId)).map(({ name }) => name);
  return findOwnCategory(names, written);
}

const decimal = (cents: number | null) => (cents === null ? null : toDecimal(cents));

/** [HOST-20, HOST-21] An item's multipart fields, core and extended. */
function itemFields(restaurantId: string, form: ItemForm): FormData {
  const body = new FormData();
  body.append("restaurant_id", restaurantId);
  body.append("name", form.name);
  body.append("description", form.description);
  body.append("price", toDecimal(form.price));
  body.append("category", form.category);
  for (const text of menuItemTexts) body.append(text, form[text] ?? "");
  body.append("item_type", form.item_type);
  body.append("tags", JSON.stringify(form.tags));
  body.append("diets", JSON.stringify(form.diets));
  for (const mark of ["halal", "meat", "slaughter"] as const) body.append(mark, form[mark] ?? "");
  body.append("contains", JSON.stringify(form.contents));
  body.append("menus", JSON.stringify(form.menus));
  body.append("meals", form.meals ?? "");
  const sizes = { regular: decimal(form.regular_price), large: decimal(form.large_price) };
  body.append("size_prices", JSON.stringify(sizes));
  body.append("oldPrice", decimal(form.old_price) ?? "");
  body.append("is_available", String(form.is_available));
  if (form.version) body.append("version", form.version);
  appendPicture(body, form);
  return body;
}

/** Form values of an item; amounts as people type them. */
export function itemFormValues(item: OwnItem) {
  return {
    name: item.name,
    description: item.description,
    price: toDecimal(item.priceCents),
    category: categoryLabel(item.category),
    ...mapMenuItemTexts((text) => item[text] ?? ""),
    item_type: item.type,
    tags: item.tags,
    diets: item.diets,
    halal: item.marks.halal ?? "",
    meat: item.marks.meat ?? "",
    slaughter: item.marks.slaughter ?? "",
    contents: item.marks.contains,
    menus: item.menus,
    meals: item.meals ?? "",
    regular_price: decimal(item.regularCents) ?? "",
    large_price: decimal(item.largeCents) ?? "",
    old_price: decimal(item.oldPriceCents) ?? "",
    is_available: item.isAvailable,
  };
}

export type ItemValues = ReturnType<typeof itemFormValues>;

/** Text fixed by [ITEM-6]. */
const failed = "Failed to delete menu item";
const maxItems = 50;

const missing = () =>
  notFoundPage("Menu item not found.", { to: dashboardPaths.dashboardItems(), label: "Back to Menu Items" });

/** The items to delete; those already deleted are left out. */
export async function loadItemsToDelete(args: LoaderFunctionArgs, ids: string[]) {
  const items = await listOwnItemsOf(args, ids);
  if (items.length === 0) throw missing();
  return { items };
}

async function listOwnItemsOf({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">, ids: string[]) {
  const { restaurant } = requireEditor(request, context);
  const chosenIds = [...new Set(ids)].slice(0, maxItems);
  const ownItems = await Promise.all(chosenIds.map((id) => findOwnItem(context.host, restaurant.id, id)));
  return ownItems.flatMap((item) => (item ? [{ id: item.id, name: item.name }] : []));
}

/** [ITEM-6] Deletes and returns to the list with the query `back`; a refusal keeps the dialog open. */
export async function deleteChosenItems(args: ActionFunctionArgs, ids: string[], back: string) {
  requireEditor(args.request, args.context);
  return submitConfirmation(args.context, {
    run: () => deleteThoseLeft(args, ids),
    ignoreNotFound: true,
    redirectTo: `${dashboardPaths.dashboardItems()}${back}`,
    successMessage: (count) =>
      count > 1 ? `${count} menu items deleted successfully` : "Menu item deleted successfully",
    failureMessage: failed,
  });
}

/** Returns how many. Several are deleted all or none: one that a colleague deleted meanwhile must not keep the others. */
async function deleteThoseLeft(args: ActionFunctionArgs, ids: string[]): Promise<number> {
  const { host } = args.context;
  const [only = ""] = ids;
  try {
    await (ids.length > 1 ? deleteItems(host, ids) : deleteItem(host, only));
    return ids.length;
  } catch (error) {
    if (ids.length < 2 || !isHostError(error, "not_found")) throw error;
    const left = (await listOwnItemsOf(args, ids)).map(({ id }) => id);
    if (left.length === 0) throw error;
    await deleteItems(host, left);
    return left.length;
  }
}
