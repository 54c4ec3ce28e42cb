import * as z from "zod";
import { itemContents, itemHalal, itemMeats, itemSlaughters } from "@domain/halal/items";
import { maxStationLength, stationLengthMessage } from "@domain/kitchen";
import { availabilityOptions } from "@domain/menu/availability";
import { mapMenuItemTexts } from "@domain/menu/menu-item-rules";
import { maxMenus } from "@domain/menu/serving";
import { itemMeals } from "@domain/prayer/occasions";
import {
  dataResponse,
  decimal,
  happenedAt,
  id,
  listResponse,
  longPageQuery,
  pageResponse,
  paging,
  timestamp,
} from "./primitives";
import { tax } from "./promotion";
import { reachFields } from "./reach";

/** How many of its add-ons an item may have; a maximum of null sets no limit. */
export const modifierGroup = z.object({
  id,
  name: z.string(),
  minimum: z.number().int(),
  maximum: z.number().int().nullable(),
});

/** An add-on. `is_active` says whether it is offered; if a host sends only `is_available`, that counts instead. */
export const addon = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  price: decimal.nullable(),
  is_active: z.boolean().nullable(),
  /** In addition to `is_active`: false while it is sold out. */
  is_available: z.boolean().nullable(),
  /** Extended: when it becomes available again. */
  unavailable_until: timestamp.nullable(),
  image: z.string().nullable(),
  /** Extended: the group it belongs to. */
  group: modifierGroup.nullable(),
  /** Extended, for the restaurant's team: increases with every change, to detect concurrent edits. */
  version: z.number().int().nullable(),
  /** Extended, in the restaurant's list: how many items offer it. */
  item_count: z.number().int().nullish(),
});

/** Extended: the owner's halal marks on an item (domain/halal/items); null: not stated. */
export const itemMarks = {
  halal: z.string().nullable(),
  meat: z.string().nullable(),
  slaughter: z.string().nullable(),
  contains: z.array(z.string()).nullable(),
};

/** Extended [RUSH-18]: the menu an item is waiting for, when that starts, and "from 12:00 PM" in the place's time. */
export const serving = z.object({ menu: z.string(), from: timestamp, text: z.string() });

/** The deal that lowers an item's price now. */
export const itemDeal = z.object({ id, title: z.string(), price: decimal });

/**
 * [DATA-4] price: decimal before any deal. Extended: tags, diets (dietary marks, domain/menu/diets), size_prices
 * (regular and large, before any deal), oldPrice, deal (the active deal's price for the regular size), is_available; in
 * a single item taxes (those switched on); in its restaurant cuisine_type and average_rating, shown on book cards
 * [HOME-9].
 */
export const menuItem = z.object({
  id,
  name: z.string().nullable(),
  description: z.string().nullable(),
  price: decimal.nullable(),
  image: z.string().nullable(),
  category: z.string().nullable(),
  /** Caution; extended: station [RUSH-7], where in the kitchen it is made. */
  ...mapMenuItemTexts(() => z.string().nullable()),
  item_type: z.string().nullable(),
  is_available: z.boolean().nullable(),
  tags: z.array(z.string()).nullable(),
  diets: z.array(z.string()).nullable(),
  ...itemMarks,
  restaurant: z
    .object({
      id,
      name: z.string().nullable(),
      cuisine_type: z.string().nullable(),
      average_rating: decimal.nullable(),
    })
    .nullable(),
  restaurant_id: id.nullable(),
  size_prices: z.object({ regular: decimal, large: decimal }).nullable(),
  oldPrice: decimal.nullable(),
  deal: itemDeal.nullable(),
  taxes: z.array(tax).nullish(),
  /** Extended: when it becomes available again. */
  unavailable_until: timestamp.nullable(),
  /** Extended: the item's own menus by name; empty: those of its category. */
  menus: z.array(z.string()).nullable(),
  /** Extended [PRAYER-3]: both, iftar, suhoor or none; null: the same as its category. */
  meals: z.string().nullable(),
  /** Extended: null if it is served now. */
  serving: serving.nullable(),
  /** Extended: increases with every change, to detect concurrent edits. */
  version: z.number().int().nullable(),
  updated_at: happenedAt.nullable(),
});

export const menuItemSorts = ["name", "category", "price", "status", "type", "updated", "rating"] as const;

/**
 * Extended besides restaurant_id. `sort` is one of menuItemSorts, reversed by "-"; by default the order of the menu. Without
 * restaurant_id, a location or mode leaves the items of places in reach, and `search` also matches restaurants' names and cuisines.
 */
export const menuItemQuery = longPageQuery.extend({
  ...reachFields,
  restaurant_id: z.string().max(64).optional(),
  item_type: z.string().max(120).optional(),
  search: z.string().max(200).optional(),
  category: z.string().max(120).optional(),
  status: z.enum(["available", "unavailable"]).optional(),
  tag: z.string().max(120).optional(),
  sort: z.string().max(20).optional(),
});
export const menuItemPage = dataResponse(
  paging.extend({
    data: z.array(menuItem),
    /** Whether only places in reach were asked for. Where there are more than 1,000, the items are those of the nearest. */
    in_reach: z.boolean(),
  }),
);
export const menuItemResponse = dataResponse(menuItem);

/**
 * Extended. `ids` all belong to one restaurant and name items or add-ons, depending on the call; `hours` applies to
 * "hours".
 */
export const availabilityRequest = z.object({
  ids: z.array(z.guid()).min(1, "Choose at least one item").max(1000),
  availability: z.enum(availabilityOptions),
  hours: z.number().int().min(1).max(72).optional(),
});
/**
 * Extended. `ids` all belong to one restaurant; an omitted mark stays unchanged, null removes it. What dishes contain differs from
 * dish to dish, so contents are added to and removed from what each has.
 */
export const itemMarksRequest = z.object({
  ids: availabilityRequest.shape.ids,
  halal: z.enum(itemHalal).nullish(),
  meat: z.enum(itemMeats).nullish(),
  slaughter: z.enum(itemSlaughters).nullish(),
  contains_add: z.array(z.enum(itemContents)).max(itemContents.length).optional(),
  contains_remove: z.array(z.enum(itemContents)).max(itemContents.length).optional(),
  meals: z.enum(itemMeals).nullish(),
});
export const bulkDeleteRequest = z.object({
  ids: z.array(z.guid()).min(1, "Choose at least one item").max(1000),
});
export const changedResponse = dataResponse(z.object({ changed: z.number().int() }));
/**
 * Extended: one place up or down, an item within its category. `past` is the neighbour the user saw, an item's id or a
 * category's name: if it is no longer the neighbour, the order has changed meanwhile (conflict).
 */
export const moveRequest = z.object({ direction: z.enum(["up", "down"]), past: z.string().max(64).optional() });
export type Move = z.output<typeof moveRequest>;

/** Extended: a write refused because somebody else changed the thing meanwhile; in `data` of a conflict. */
export const editConflictDetails = z.object({
  version: z.number().int(),
  updated_by: z.string().nullable(),
  updated_at: happenedAt,
});

/** An error in a CSV file, with its line. */
const importError = z.object({ line: z.number().int(), field: z.string(), message: z.string() });
export const importErrors = z.object({ errors: z.array(importError), error_count: z.number().int() });
const importRow = z.object({
  name: z.string(),
  description: z.string(),
  price: decimal,
  category: z.string(),
  is_known: z.boolean(),
});
/** Extended: a checked file awaiting confirmation. `is_known`: an item of that name exists. */
export const menuImport = z.object({
  id,
  count: z.number().int(),
  known_count: z.number().int(),
  new_categories: z.array(z.string()),
  rows: z.array(importRow),
});
export const menuImportResponse = dataResponse(menuImport);
export const importedResponse = dataResponse(z.object({ created: z.number().int() }));

/** Extended: a category of a menu, in the menu's order. */
/** `version` counts renamings; null for a category that exists only in items. */
export const menuCategory = z.object({
  name: z.string(),
  item_count: z.number().int(),
  version: z.number().int().nullable(),
  /** [RUSH-7] Where in the kitchen its items are made, unless an item has its own station. */
  station: z.string().nullable(),
});
const categoryVersion = z.number().int().optional();
export const menuCategoryQuery = z.object({ restaurant_id: z.string().max(64) });
export const menuCategoryList = listResponse(menuCategory);
/** Extended: a menu with serving times; `categories` are served on it unless an item names its own menus. */
const servingMenu = z.object({
  id,
  name: z.string(),
  /** Names as in `weekdays`. */
  days: z.array(z.string()),
  from_time: z.string(),
  until_time: z.string(),
  categories: z.array(z.string()),
  /** How many items name this menu. */
  item_count: z.number().int(),
  version: z.number().int(),
});
export const servingMenuList = listResponse(servingMenu);
export const servingMenuResponse = dataResponse(servingMenu);
export type ServingMenuWire = z.infer<typeof servingMenu>;
/** The menus a category is served on, by name; empty: always served. */
export const categoryMenusRequest = z.object({
  restaurant_id: z.guid(),
  name: z.string().max(60),
  menus: z.array(z.string().max(40)).max(maxMenus),
});
const categoryName = z
  .string({ error: "Category must be at least 2 characters" })
  .trim()
  .min(2, "Category must be at least 2 characters")
  .max(60, "Category can be at most 60 characters");
export const addCategoryRequest = z.object({ restaurant_id: z.guid(), name: categoryName });
export const renameCategoryRequest = addCategoryRequest.extend({
  new_name: categoryName,
  version: categoryVersion,
  /** Unchanged if omitted. */
  station: z.string().trim().max(maxStationLength, stationLengthMessage).nullish(),
});
export const moveCategoryRequest = moveRequest.extend({ restaurant_id: z.guid(), name: z.string().max(60) });
export const deleteCategoryRequest = z.object({
  restaurant_id: z.guid(),
  name: z.string().max(60),
  version: categoryVersion,
});

export const addonSorts = ["name", "price", "status", "group"] as const;
export const addonQuery = longPageQuery.extend({
  restaurant_id: z.string().max(64).optional(),
  search: z.string().max(200).optional(),
  status: z.enum(["active", "inactive"]).optional(),
  group: z.string().max(120).optional(),
  sort: z.string().max(20).optional(),
});
export const addonList = listResponse(addon);
export const addonPage = pageResponse(addon);
export const addonResponse = dataResponse(addon);

/** Extended: the groups that add-ons belong to. */
/** An uploaded picture whose form is not submitted yet; `image` is its address. */
export const pendingPicture = z.object({ id, image: z.string() });
export const pendingPictureResponse = dataResponse(pendingPicture);

export const modifierGroupRow = modifierGroup.extend({
  addon_count: z.number().int(),
  version: z.number().int().nullable(),
});
export const modifierGroupList = listResponse(modifierGroupRow);
export const modifierGroupResponse = dataResponse(modifierGroup);

export type MenuItemWire = z.infer<typeof menuItem>;
export type AddonWire = z.infer<typeof addon>;
