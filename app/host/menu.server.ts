import { menuItemCalls } from "@domain/contract/calls/menu";
import { addon, type AddonWire, menuItem, type MenuItemWire } from "@domain/contract/menu";
import { type ItemMarks, parseItemMarks } from "@domain/halal/items";
import { formatDiets } from "@domain/menu/diets";
import { sizePrices } from "@domain/menu/item-price";
import { mapMenuItemTexts, type MenuItemText } from "@domain/menu/menu-item-rules";
import type { ModifierGroup } from "@domain/menu/modifier-groups";
import { formatMenuName } from "@domain/menu/serving";
import { parseCentsOrNull, parseNumberOrNull } from "./client/coerce";
import { lenientListResponse, looseItemResponse } from "./client/envelope";
import type { Host } from "./client/host";
import { isHostError } from "./errors";

/** A menu item as pages use it; all prices in cents. */
export interface MenuItem extends Record<MenuItemText, string | null> {
  id: string;
  restaurantId: string | null;
  restaurantName: string | null;
  restaurantCuisine: string | null;
  restaurantRating: number | null;
  name: string;
  description: string;
  image: string | null;
  category: string | null;
  type: string;
  isAvailable: boolean;
  /** [RUSH-18] "Lunch menu" and "from 12:00 PM" while it waits for that menu; null where it is served now. */
  servedLater: { menu: string; text: string } | null;
  tags: string[];
  /** Its dietary marks, as domain/menu/diets names them. */
  diets: string[];
  /** Its dietary marks as customers read them: "Vegan · Spicy". */
  dietText: string;
  marks: ItemMarks;
  /** Regular price before any deal. */
  priceCents: number;
  /** null where the host tells no price of it: then it is sold in one size, and Large is not offered. */
  largeCents: number | null;
  /** What the active deal takes off each unit, whatever its size. */
  deal: { title: string; discountCents: number } | null;
  oldPriceCents: number | null;
}

export interface Addon {
  id: string;
  name: string;
  description: string | null;
  priceCents: number;
  /** False: sold out, and shown so. */
  isAvailable: boolean;
  group: ModifierGroup | null;
}

const itemListReader = lenientListResponse(menuItem);
const itemReader = looseItemResponse(menuItem);
const addonListReader = lenientListResponse(addon);

/** [HOST-19] The items of one restaurant, or of one type (such as "book") over all of them. */
export async function listMenuItems(
  host: Pick<Host, "call">,
  query: { restaurant_id?: string; item_type?: string; search?: string; per_page?: number },
) {
  const result = await host.call(menuItemCalls.listMenuItems, { query }, itemListReader);
  return result.items.filter(isPriced).map(toMenuItem);
}

/**
 * [HOME-9] Items of one type over all restaurants, paged and narrowed to places in reach by the host. null for a host that does not
 * do so and may have returned anything.
 */
export async function findItemsInReach(
  host: Pick<Host, "call">,
  query: Readonly<Record<string, string | number | undefined>>,
) {
  const { items, total, extraFields } = await host.call(menuItemCalls.listMenuItems, { query });
  if (extraFields?.in_reach === undefined || total === null) return null;
  return { items: items.filter(isPriced).map(toMenuItem), total, isInReach: extraFields.in_reach === true };
}

/** [HOST-90] One item; taken from the restaurant's list where the host lacks the call. null when there is none. */
export async function findMenuItem(host: Host, restaurantId: string, itemId: string): Promise<MenuItem | null> {
  try {
    return toMenuItem(await host.call(menuItemCalls.getMenuItem, { params: { id: itemId } }, itemReader));
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    if (!isHostError(error, "unsupported")) throw error;
    const items = await listMenuItems(host, { restaurant_id: restaurantId });
    return items.find((item) => item.id === itemId) ?? null;
  }
}

/** [HOST-24] The active add-ons assigned to an item. */
export async function listItemAddons(host: Host, itemId: string): Promise<Addon[]> {
  const result = await host.call(menuItemCalls.listItemAddons, { params: { id: itemId } }, addonListReader);
  return result.items.filter(isOffered).map(toAddon);
}

/** In words: "Lunch menu", "from 12:00 PM". */
export const toServedLater = (serving: MenuItemWire["serving"] | undefined): MenuItem["servedLater"] =>
  serving ? { menu: formatMenuName(serving.menu), text: serving.text } : null;

/** What nobody knows the price of is not for sale: shown at $0.00 it would be a promise. */
const isPriced = (wire: MenuItemWire): boolean => parseCentsOrNull(wire.price) !== null;

/** Hosts that send only `is_available` mean by it whether the add-on is offered. */
const isOffered = (wire: AddonWire): boolean => wire.is_active ?? wire.is_available ?? true;

const toAddon = (wire: AddonWire): Addon => ({
  id: wire.id,
  name: wire.name,
  description: wire.description ?? null,
  priceCents: parseCentsOrNull(wire.price) ?? 0,
  isAvailable: wire.is_available ?? true,
  group: wire.group ?? null,
});

function toMenuItem(wire: MenuItemWire): MenuItem {
  const own = wire.size_prices;
  const base = parseCentsOrNull(wire.price) ?? 0;
  const { regular, large } = sizePrices({
    priceCents: base,
    regularPriceCents: own ? parseCentsOrNull(own.regular) : null,
    largePriceCents: own ? parseCentsOrNull(own.large) : null,
  });
  const dealCents = wire.deal ? parseCentsOrNull(wire.deal.price) : null;
  return {
    id: wire.id,
    restaurantId: wire.restaurant_id ?? wire.restaurant?.id ?? null,
    restaurantName: wire.restaurant?.name ?? null,
    restaurantCuisine: wire.restaurant?.cuisine_type ?? null,
    restaurantRating: parseNumberOrNull(wire.restaurant?.average_rating),
    name: wire.name ?? "Unknown Item",
    description: wire.description ?? "",
    image: wire.image ?? null,
    category: wire.category ?? null,
    ...mapMenuItemTexts((text) => wire[text] ?? null),
    type: wire.item_type ?? "food",
    isAvailable: wire.is_available ?? true,
    servedLater: toServedLater(wire.serving),
    tags: wire.tags?.map((tag) => tag.toLowerCase()) ?? [],
    diets: wire.diets ?? [],
    dietText: formatDiets(wire.diets ?? []),
    marks: parseItemMarks(wire),
    priceCents: regular,
    largeCents: own ? large : null,
    deal:
      wire.deal && dealCents !== null && dealCents < regular
        ? { title: wire.deal.title, discountCents: regular - dealCents }
        : null,
    oldPriceCents: parseCentsOrNull(wire.oldPrice),
  };
}
