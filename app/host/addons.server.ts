import { addonCalls, modifierGroupCalls } from "@domain/contract/calls/addons";
import { menuItemCalls } from "@domain/contract/calls/menu";
import * as contract from "@domain/contract/menu";
import type { ModifierGroupChange } from "@domain/menu/addon-rules";
import type { ModifierGroup } from "@domain/menu/modifier-groups";
import type { Filters } from "~/lib/lists/filter-rows";
import { parseCentsOrNull } from "./client/coerce";
import { applyListQuery, itemResponse, lenientListResponse, sortable } from "./client/envelope";
import type { Host } from "./client/host";
import { isHostError, nullIfUnsupported } from "./errors";

/** An add-on as the menu's editors see it; the price in cents. */
export interface OwnAddon {
  id: string;
  name: string;
  /** Displayed as the size. */
  description: string | null;
  priceCents: number;
  isActive: boolean;
  /** False: offered, but sold out. */
  isAvailable: boolean;
  /** When it becomes available again by itself. */
  unavailableUntil: string | null;
  image: string | null;
  group: ModifierGroup | null;
  version: number | undefined;
  /** Items sold with it; null where the host does not count. */
  itemCount: number | null;
}

const timeoutMs = 30_000;

interface AddonQuery {
  restaurant_id: string;
  search?: string;
  status?: string;
  group?: string;
  sort?: string;
  page?: number;
  per_page?: number;
}

/** [HOST-27] One page of the restaurant's own add-ons. */
export async function listOwnAddons(host: Host, query: AddonQuery) {
  const result = await host.call(addonCalls.listAddons, { query: { ...query } }, lenientListResponse(contract.addon));
  const { rows, total } = applyListQuery(
    { ...result, items: result.items.map(toOwnAddon) },
    { ...query },
    addonFilters,
  );
  return { addons: rows, total };
}

const addonFilters: Filters<OwnAddon> = {
  textOf: ({ name, description }) => [name, description],
  valueOf: (addon, column) => {
    if (column === "price") return sortable(addon.priceCents);
    return { name: addon.name, status: String(addon.isActive), group: addon.group?.name ?? "" }[column] ?? "";
  },
  matches: ({ isActive, group: own }, { status, group }) =>
    (!status || isActive === (status === "active")) && (!group || own?.id === group),
};

/** One add-on, from the list where the host lacks the call; null when there is none. */
export async function findOwnAddon(host: Host, restaurantId: string, id: string): Promise<OwnAddon | null> {
  try {
    return toOwnAddon(await host.call(addonCalls.getAddon, { params: { id } }, itemResponse(contract.addon)));
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    if (!isHostError(error, "unsupported")) throw error;
    const { addons } = await listOwnAddons(host, { restaurant_id: restaurantId });
    return addons.find((addon) => addon.id === id) ?? null;
  }
}

/** [HOST-24] All add-ons assigned to an item, active or not. */
export async function listAssignedAddons(host: Host, itemId: string): Promise<OwnAddon[]> {
  const result = await host.call(
    menuItemCalls.listItemAddons,
    { params: { id: itemId } },
    lenientListResponse(contract.addon),
  );
  return result.items.map(toOwnAddon);
}

/** [HOST-28, HOST-29] */
export const saveAddon = (host: Host, id: string | null, body: FormData, headers: Record<string, string>) =>
  id === null
    ? host.send(addonCalls.createAddon, { body, headers, timeoutMs })
    : host.send(addonCalls.updateAddon, { params: { id }, body, headers, timeoutMs });

export interface OwnGroup extends ModifierGroup {
  addonCount: number;
  /** Undefined where the host has no versions. */
  version: number | undefined;
}

/** The groups that add-ons belong to; null where the host has none. */
export async function listGroups(host: Host, restaurantId: string): Promise<OwnGroup[] | null> {
  const query = { restaurant_id: restaurantId };
  const list = await host.call(modifierGroupCalls.listModifierGroups, { query }).catch(nullIfUnsupported);
  return (
    list &&
    list.items.map(({ addon_count: addonCount, version, ...group }) => ({
      ...group,
      addonCount,
      version: version ?? undefined,
    }))
  );
}

/** Creates a group (`id` null) or replaces one. */
export const saveGroup = (
  host: Host,
  { restaurantId, id }: { restaurantId: string; id: string | null },
  body: ModifierGroupChange,
  headers: Record<string, string>,
) =>
  id === null
    ? host.send(modifierGroupCalls.createModifierGroup, { query: { restaurant_id: restaurantId }, body, headers })
    : host.send(modifierGroupCalls.updateModifierGroup, { params: { id }, body, headers });

const toOwnAddon = (wire: contract.AddonWire): OwnAddon => ({
  id: wire.id,
  name: wire.name,
  description: wire.description ?? null,
  priceCents: parseCentsOrNull(wire.price) ?? 0,
  isActive: wire.is_active ?? wire.is_available ?? true,
  isAvailable: (wire.is_active ?? null) === null || (wire.is_available ?? true),
  unavailableUntil: wire.unavailable_until ?? null,
  image: wire.image ?? null,
  group: wire.group ?? null,
  version: wire.version ?? undefined,
  itemCount: wire.item_count ?? null,
});
