import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { loadSellableItems, type SellableItem } from "@api/modules/menu-items/sellable";
import type { Size } from "@domain/menu/item-price";
import { modifierProblem } from "@domain/menu/modifier-groups";
import { formatMenuName } from "@domain/menu/serving";
import { isOnOccasionMenu, type Occasion } from "@domain/prayer/occasions";
import type { ItemDeal } from "@domain/promotions/deals";

/** A requested line: of a cart, or of a quote request. */
export interface WantedLine {
  cartItemId: string | null;
  menuItemId: string;
  quantity: number;
  size: Size;
  addonIds: readonly string[];
}

/** A requested line with its current prices, in cents. `problem` says why it cannot be sold. */
export interface SellableLine extends WantedLine {
  /** Null when the item was deleted; name and image are then the last known, and the price is 0. */
  item: SellableItem | null;
  name: string;
  image: string | null;
  addons: { id: string; name: string; priceCents: number }[];
  /** Including size and add-ons, before deals. */
  unitCents: number;
  deal: ItemDeal | null;
  problem: string | null;
}

/** Prices lines of any number of restaurants, keeping their order. A constant number of queries. */
export async function loadLines(db: Db, wanted: readonly WantedLine[], now: Date): Promise<SellableLine[]> {
  const ids = wanted.map((line) => line.menuItemId);
  const items = await loadSellableItems(db, ids, now);
  const gone = await listNames(
    db,
    ids.filter((id) => !items.has(id)),
  );
  return wanted.map((line) => priceLine(line, items.get(line.menuItemId) ?? null, gone.get(line.menuItemId)));
}

/** The line's problem; also when its item belongs to another restaurant than the order. */
export function findLineProblem(line: SellableLine, restaurantId: string): string | null {
  return line.item && line.item.restaurantId !== restaurantId
    ? `${line.name} is not on this restaurant's menu.`
    : line.problem;
}

/** [PRAYER-3] The categories of the iftar or suhoor menu; none: the whole menu. */
export interface Meal {
  kind: Occasion;
  categories: readonly string[];
}

/**
 * [RUSH-18, PRAYER-3] Decides what is offered at a time. Returns a message such as "Lahmacun is on the Lunch menu, from 12:00
 * PM." (relative to `now`) when an item is not served at the order's time, otherwise null.
 */
export function findServingProblem(line: SellableLine, at: Date, now: Date, meal: Meal | null = null): string | null {
  if (meal && line.item && !isOnOccasionMenu(meal.kind, line.item, meal.categories))
    return `${line.name} is not on the ${meal.kind} menu.`;
  const later = line.item?.servingAt(at, now);
  return later ? `${line.name} is on the ${formatMenuName(later.menu)}, ${later.text}.` : null;
}

function priceLine(line: WantedLine, item: SellableItem | null, last: LastKnown | undefined): SellableLine {
  const wantedIds = new Set(line.addonIds);
  const addons = item?.addons.filter((addon) => wantedIds.has(addon.id)) ?? [];
  const base = line.size === "large" ? item?.largeCents : item?.regularCents;
  const name = item?.name ?? last?.name ?? "This item";
  return {
    ...line,
    item,
    name,
    image: item?.image ?? last?.image ?? null,
    addons,
    unitCents: addons.reduce((sum, addon) => sum + addon.priceCents, base ?? 0),
    deal: item?.deal ?? null,
    problem: findProblem(name, item, wantedIds),
  };
}

function findProblem(name: string, item: SellableItem | null, addonIds: ReadonlySet<string>): string | null {
  if (!item) return `${name} is no longer on the menu.`;
  if (!item.isAvailable) return `${name} is sold out at the moment.`;
  const offered = new Set(item.addons.map((addon) => addon.id));
  if (![...addonIds].every((id) => offered.has(id))) return `An add-on of ${name} is not available.`;
  const missing = item.addons.filter((addon) => addonIds.has(addon.id) && !addon.isAvailable);
  if (missing.length > 0) {
    const names = missing.map((addon) => addon.name).join(" and ");
    return `${names} for ${name} ${missing.length === 1 ? "is" : "are"} sold out at the moment.`;
  }
  // A required group whose add-ons are all sold out is not enforced.
  const sold = item.addons.filter((addon) => addon.isAvailable);
  const wrong = modifierProblem(sold, addonIds);
  return wrong && `${name} needs other choices. ${wrong}`;
}

interface LastKnown {
  name: string;
  image: string | null;
}

async function listNames(db: Db, ids: readonly string[]): Promise<Map<string, LastKnown>> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom("menu_items").select(["id", "name", "image"]).where("id", "in", known).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
