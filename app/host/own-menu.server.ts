import * as z from "zod";
import { menuCategoryCalls, menuImportCalls, menuItemCalls, servingMenuCalls } from "@domain/contract/calls/menu";
import * as contract from "@domain/contract/menu";
import { type ItemMarks, parseItemMarks } from "@domain/halal/items";
import { largeSurchargeCents } from "@domain/menu/item-price";
import { mapMenuItemTexts, type MenuItemText } from "@domain/menu/menu-item-rules";
import { type ItemMeals, itemMeals } from "@domain/prayer/occasions";
import type { Filters } from "~/lib/lists/filter-rows";
import { parseCentsOrNull } from "./client/coerce";
import {
  applyListQuery,
  belongsToRestaurant,
  itemResponse,
  lenientListResponse,
  messageItemResponse,
  sortable,
} from "./client/envelope";
import type { Host } from "./client/host";
import { isHostError, nullIfUnsupported } from "./errors";

/** A menu item as the menu's editors see it; prices in cents, times UTC. */
export interface OwnItem extends Record<MenuItemText, string | null> {
  id: string;
  name: string;
  description: string;
  category: string;
  type: string;
  image: string | null;
  tags: string[];
  /** Dietary marks. */
  diets: string[];
  marks: ItemMarks;
  /** Names of the item's own menus by time; empty: those of its category. */
  menus: string[];
  /** [PRAYER-3] The item's own Ramadan menus; null: those of its category. */
  meals: ItemMeals | null;
  isAvailable: boolean;
  /** When it becomes available again by itself. */
  unavailableUntil: string | null;
  priceCents: number;
  /** The item's own size prices. Hosts send each size's price, but not whether it differs from the rule. */
  regularCents: number | null;
  largeCents: number | null;
  oldPriceCents: number | null;
  /** The running offer on the Regular size, with the reduced price. */
  deal: { id: string; title: string; priceCents: number } | null;
  /** Undefined where the host has no versions. */
  version: number | undefined;
  taxes: { name: string; rate: string | number }[];
}

/** A picture or a file takes time to upload and process. */
const timeoutMs = 30_000;

export interface MenuQuery {
  restaurant_id: string;
  search?: string;
  category?: string;
  status?: string;
  tag?: string;
  item_type?: string;
  sort?: string;
  page?: number;
  per_page?: number;
}

const items = lenientListResponse(contract.menuItem);

/** [HOST-19] One page of the restaurant's own menu. */
export async function listOwnItems(host: Host, query: MenuQuery) {
  const result = await host.call(menuItemCalls.listMenuItems, { query: { ...query } }, items);
  // A host may answer with the items of every restaurant.
  const own = result.items.filter(({ restaurant_id: of, restaurant }) =>
    belongsToRestaurant(query.restaurant_id, of ?? restaurant?.id ?? undefined),
  );
  const { rows, total } = applyListQuery({ ...result, items: own.map(toOwnItem) }, { ...query }, itemFilters);
  return { items: rows, total };
}

const itemFilters: Filters<OwnItem> = {
  textOf: ({ name, description, category }) => [name, description, category],
  valueOf: (item, column) => {
    if (column === "price") return sortable(item.priceCents);
    if (column === "status") return String(item.isAvailable);
    return { name: item.name, category: item.category, type: item.type }[column] ?? "";
  },
  matches: (item, { category, status, tag, item_type: type }) =>
    (!category || item.category === category) &&
    (!status || item.isAvailable === (status === "available")) &&
    (!tag || item.tags.includes(tag)) &&
    (!type || item.type === type),
};

/** [HOST-90] One item; null when there is none. Taken from the list where the host lacks the call. */
export async function findOwnItem(host: Host, restaurantId: string, id: string): Promise<OwnItem | null> {
  try {
    const wire = await host.call(menuItemCalls.getMenuItem, { params: { id } }, itemResponse(contract.menuItem));
    return belongsToRestaurant(restaurantId, wire.restaurant_id ?? undefined) ? toOwnItem(wire) : null;
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    if (!isHostError(error, "unsupported")) throw error;
    const { items } = await listOwnItems(host, { restaurant_id: restaurantId });
    return items.find((item) => item.id === id) ?? null;
  }
}

/** [HOST-20, HOST-21] Fields as `itemFields` creates them. @returns the host's message */
export const saveItem = (host: Host, id: string | null, body: FormData, headers: Record<string, string>) =>
  id === null
    ? host.send(menuItemCalls.createMenuItem, { body, headers, timeoutMs })
    : host.send(menuItemCalls.updateMenuItem, { params: { id }, body, headers, timeoutMs });

/** [HOST-22] */
export const deleteItem = (host: Host, id: string) => host.send(menuItemCalls.deleteMenuItem, { params: { id } });

/** Deletes several in one call, or one by one where the host lacks that call. */
export async function deleteItems(host: Host, ids: string[]): Promise<void> {
  try {
    await host.send(menuItemCalls.deleteMenuItems, { body: { ids } });
  } catch (error) {
    if (!isHostError(error, "unsupported")) throw error;
    await Promise.all(ids.map((id) => deleteItem(host, id)));
  }
}

export interface CategoryCount {
  name: string;
  count: number;
  /** Undefined where the host has no versions. */
  version: number | undefined;
  /** [RUSH-7] Where in the kitchen its items are made. */
  station: string | null;
}

/** The menu's categories in order; derived from the items where the host lacks the call. */
export async function listCategories(host: Host, restaurantId: string): Promise<CategoryCount[]> {
  try {
    const query = { restaurant_id: restaurantId };
    const listing = await host.call(menuCategoryCalls.listMenuCategories, { query });
    return listing.items.map(({ name, item_count: count, version, station }) => ({
      name,
      count,
      version: version ?? undefined,
      station: station ?? null,
    }));
  } catch (error) {
    if (!isHostError(error, "unsupported")) throw error;
    const { items } = await listOwnItems(host, { restaurant_id: restaurantId });
    const counts = new Map<string, number>();
    for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1);
    return [...counts].map(([name, count]) => ({ name, count, version: undefined, station: null }));
  }
}

/** [RUSH-18] The menus by time; null where the host has none. */
export async function listMenus(host: Host, restaurantId: string): Promise<contract.ServingMenuWire[] | null> {
  const query = { restaurant_id: restaurantId };
  return host.call(servingMenuCalls.listMenus, { query }).then(({ items }) => items, nullIfUnsupported);
}

/** [HOST-23] Imports a file as a whole or not at all. */
export const importMenu = (host: Host, body: FormData) => host.send(menuImportCalls.importMenu, { body, timeoutMs });
/** What a file would create. @throws HostError unsupported */
export const previewImport = (host: Host, body: FormData) =>
  host.call(menuImportCalls.previewMenuImport, { body, timeoutMs });
/** Creates what was previewed; `created` counts the items, where the host says. */
export const confirmImport = (host: Host, id: string) =>
  host.call(
    menuImportCalls.confirmMenuImport,
    { params: { id }, timeoutMs },
    messageItemResponse(z.object({ created: z.number().int().optional() }).nullish()),
  );

export type ImportPreview = z.infer<typeof contract.menuImport>;

function toOwnItem(wire: contract.MenuItemWire): OwnItem {
  const price = parseCentsOrNull(wire.price) ?? 0;
  const dealCents = parseCentsOrNull(wire.deal?.price);
  const sizes = wire.size_prices;
  const regular = sizes ? parseCentsOrNull(sizes.regular) : null;
  return {
    id: wire.id,
    name: wire.name ?? "Unknown Item",
    description: wire.description ?? "",
    category: wire.category ?? "",
    ...mapMenuItemTexts((text) => wire[text] ?? null),
    type: wire.item_type ?? "food",
    image: wire.image ?? null,
    tags: wire.tags?.map((tag) => tag.toLowerCase()) ?? [],
    diets: wire.diets ?? [],
    marks: parseItemMarks(wire),
    menus: wire.menus ?? [],
    meals: itemMeals.find((one) => one === wire.meals) ?? null,
    isAvailable: wire.is_available ?? true,
    unavailableUntil: wire.unavailable_until ?? null,
    priceCents: price,
    ...ownSizes(price, regular, sizes ? parseCentsOrNull(sizes.large) : null),
    oldPriceCents: parseCentsOrNull(wire.oldPrice),
    deal: wire.deal && dealCents !== null ? { id: wire.deal.id, title: wire.deal.title, priceCents: dealCents } : null,
    version: wire.version ?? undefined,
    taxes: wire.taxes?.map(({ name, rate }) => ({ name, rate })) ?? [],
  };
}

/** Size prices that equal the rule's are not the item's own. */
function ownSizes(price: number, regular: number | null, large: number | null) {
  const usualLarge = (regular ?? price) + largeSurchargeCents;
  return {
    regularCents: regular === price ? null : regular,
    largeCents: large === usualLarge ? null : large,
  };
}
