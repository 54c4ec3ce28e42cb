import * as contract from "@domain/contract/menu";
import type { ModifierGroupChange } from "@domain/addon-rules";
import type { ModifierGroup } from "@domain/modifier-groups";
import { centsOf } from "./amounts";
import type { Host } from "./client.server";
import { isHostError, nullIfUnsupported } from "./errors";
import type { Narrowing } from "~/lib/narrow-rows";
import { asAsked, sortable } from "./as-asked";
import { listAnswer, messageAnswer, oneAnswer } from "./unwrapping";

/** An add-on as those who look after the menu see it; the price in cents. */
export interface OwnAddon {
  id: string;
  name: string;
  /** Shown as size. */
  description: string | null;
  priceCents: number;
  isActive: boolean;
  image: string | null;
  group: ModifierGroup | null;
  version: number | undefined;
  /** Items sold with it; null where the host does not count. */
  itemCount: number | null;
}

const patience = 30_000;
const path = (id: string) => `/addons/${encodeURIComponent(id)}`;
const pairPath = (itemId: string, addonId: string) =>
  `/menu-items/${encodeURIComponent(itemId)}/addons/${encodeURIComponent(addonId)}`;

interface AddonQuery {
  restaurant_id: string;
  search?: string;
  status?: string;
  group?: string;
  sort?: string;
  page?: number;
  per_page?: number;
}

/** [HOST-27] One page of the own add-ons, as asked. */
export async function listOwnAddons(host: Host, query: AddonQuery, options: { patience?: number } = {}) {
  const answer = await host.get("/addons", listAnswer(contract.addon), { query: { ...query }, ...options });
  const { rows, total } = asAsked({ ...answer, items: answer.items.map(toOwnAddon) }, { ...query }, narrowing);
  return { addons: rows, total };
}

const narrowing: Narrowing<OwnAddon> = {
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
    return toOwnAddon(await host.get(path(id), oneAnswer(contract.addon), { extended: true }));
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    if (!isHostError(error, "unsupported")) throw error;
    const { addons } = await listOwnAddons(host, { restaurant_id: restaurantId });
    return addons.find((addon) => addon.id === id) ?? null;
  }
}

/** [HOST-24] All add-ons assigned to an item, active or not. */
export async function listAssignedAddons(host: Host, itemId: string): Promise<OwnAddon[]> {
  const answer = await host.get(`/menu-items/${encodeURIComponent(itemId)}/addons`, listAnswer(contract.addon));
  return answer.items.map(toOwnAddon);
}

/** [HOST-28, HOST-29] */
export const saveAddon = (host: Host, id: string | null, body: FormData) =>
  id === null
    ? host.post("/addons", messageAnswer, { body, patience })
    : host.patch(path(id), messageAnswer, { body, patience });

/** [HOST-30] */
export const deleteAddon = (host: Host, id: string) => host.delete(path(id), messageAnswer);
/** [HOST-25] */
export const assignAddon = (host: Host, itemId: string, addonId: string) =>
  host.post(pairPath(itemId, addonId), messageAnswer);
/** [HOST-26] */
export const unassignAddon = (host: Host, itemId: string, addonId: string) =>
  host.delete(pairPath(itemId, addonId), messageAnswer);

export interface OwnGroup extends ModifierGroup {
  addonCount: number;
  /** Undefined where the host counts no changes. */
  version: number | undefined;
}

/** The groups add-ons are chosen from; null where the host has none. */
export async function listGroups(host: Host, restaurantId: string): Promise<OwnGroup[] | null> {
  const query = { restaurant_id: restaurantId };
  const rows = listAnswer(contract.modifierGroupRow);
  const list = await host.get("/modifier-groups", rows, { query, extended: true }).catch(nullIfUnsupported);
  return (
    list &&
    list.items.map(({ addon_count: addonCount, version, ...group }) => ({
      ...group,
      addonCount,
      version: version ?? undefined,
    }))
  );
}

export const saveGroup = (host: Host, restaurantId: string, id: string | null, body: ModifierGroupChange) =>
  id === null
    ? host.post("/modifier-groups", messageAnswer, { query: { restaurant_id: restaurantId }, body, extended: true })
    : host.put(`/modifier-groups/${encodeURIComponent(id)}`, messageAnswer, { body, extended: true });

export const deleteGroup = (host: Host, id: string) =>
  host.delete(`/modifier-groups/${encodeURIComponent(id)}`, messageAnswer, { extended: true });

const toOwnAddon = (wire: contract.AddonWire): OwnAddon => ({
  id: wire.id,
  name: wire.name,
  description: wire.description ?? null,
  priceCents: centsOf(wire.price) ?? 0,
  isActive: wire.is_active ?? wire.is_available ?? true,
  image: wire.image ?? null,
  group: wire.group ?? null,
  version: wire.version ?? undefined,
  itemCount: wire.item_count ?? null,
});
