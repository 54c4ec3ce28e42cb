import * as z from "zod";
import { dataOf, decimal, id, listOf, pageOf, pageQuery } from "./primitives";
import { tax } from "./promotion";

/** How many of its add-ons an item is sold with; a maximum of null sets no limit. */
export const modifierGroup = z.object({
  id,
  name: z.string(),
  minimum: z.number().int(),
  maximum: z.number().int().nullable(),
});

/** An add-on; in an item's list `is_available` says what `is_active` says elsewhere. */
export const addon = z.object({
  id,
  name: z.string(),
  description: z.string().nullish(),
  price: decimal.nullish(),
  is_active: z.boolean().nullish(),
  is_available: z.boolean().nullish(),
  image: z.string().nullish(),
  /** Extended: the group it is chosen from. */
  group: modifierGroup.nullish(),
});

/** The deal that lowers an item's price now. */
export const itemDeal = z.object({ id, title: z.string(), price: decimal });

/**
 * [DATA-4] price: decimal before any deal. Extended: tags, size_prices (regular and large, before any deal), oldPrice,
 * deal (the active deal's price for the regular size), is_available; in a single item taxes (those switched on); in its
 * restaurant cuisine_type and average_rating, which book cards show [HOME-9].
 */
export const menuItem = z.object({
  id,
  name: z.string().nullish(),
  description: z.string().nullish(),
  price: decimal.nullish(),
  image: z.string().nullish(),
  category: z.string().nullish(),
  caution: z.string().nullish(),
  item_type: z.string().nullish(),
  is_available: z.boolean().nullish(),
  tags: z.array(z.string()).nullish(),
  restaurant: z
    .object({
      id,
      name: z.string().nullish(),
      cuisine_type: z.string().nullish(),
      average_rating: decimal.nullish(),
    })
    .nullish(),
  restaurant_id: id.nullish(),
  size_prices: z.object({ regular: decimal, large: decimal }).nullish(),
  oldPrice: decimal.nullish(),
  deal: itemDeal.nullish(),
  taxes: z.array(tax).nullish(),
});

export const menuItemQuery = pageQuery.extend({
  restaurant_id: z.string().max(64).optional(),
  item_type: z.string().max(40).optional(),
  search: z.string().max(200).optional(),
});
export const menuItemList = listOf(menuItem);
export const menuItemPage = pageOf(menuItem);
export const menuItemAnswer = dataOf(menuItem);
export const addonQuery = pageQuery.extend({ restaurant_id: z.string().max(64).optional() });
export const addonList = listOf(addon);
export const addonPage = pageOf(addon);

export type MenuItemWire = z.infer<typeof menuItem>;
export type AddonWire = z.infer<typeof addon>;
