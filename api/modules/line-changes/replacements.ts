import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { availableAt } from "@api/modules/menu-items/sellable";
import { getCurrentHalal } from "@api/modules/orders/halal-snapshot";
import {
  findServingProblem,
  findLineProblem,
  loadLines,
  type SellableLine,
  type WantedLine,
} from "@api/modules/quote/lines";
import type { OrderItemHalal, Replacement } from "@domain/contract/ordering/order";
import { addonHalalWords, getItemHalal, itemHalalLabelsFor, parseItemMarks } from "@domain/halal/items";
import { computeLineChange, needsApproval } from "@domain/orders/line-changes";
import type { PaidLine } from "@domain/orders/refund-lines";

/** The context of the search for a replacement. */
export interface ReplacementQuery {
  restaurantId: string;
  /** The order's time; null: as soon as possible. */
  scheduledFor: Date | null;
  line: { menu_item_id: string | null; name: string; unit_price_cents: number; halal: OrderItemHalal | null };
}

/** The wanted replacement; regular size and no add-ons by default. */
export type WantedItem = Pick<WantedLine, "menuItemId" | "size" | "addonIds">;

interface Offered extends Replacement {
  needsYes: boolean;
}

/**
 * [RUSH-12] The replacement as on the current menu: price, marks and warnings.
 * @throws ApiError item_unavailable (sold out, another restaurant's, not served at the order's time, a choice is missing),
 * conflict (the same dish)
 */
export async function getReplacement(db: Db, query: ReplacementQuery, item: WantedItem, now: Date): Promise<Offered> {
  const [line] = await loadLines(db, [{ ...item, cartItemId: null, quantity: 1 }], now);
  const problem =
    line && (findLineProblem(line, query.restaurantId) ?? findServingProblem(line, query.scheduledFor ?? now, now));
  if (problem) throw new ApiError("item_unavailable", problem);
  if (item.menuItemId === query.line.menu_item_id)
    throw new ApiError("conflict", "This is the dish that is sold out. Choose another one.");
  const [found] = line ? await described(db, query, [line], now) : [];
  if (!found) throw new ApiError("item_unavailable", "This item is no longer on the menu.");
  return found;
}

const maxOffered = 60;

/** Items that can be ordered now without choosing options: those of the same price or less first, similar ones before others. */
export async function listReplacements(
  db: Db,
  query: ReplacementQuery & { paid: PaidLine; open: number; search: string; category: string | null },
  now: Date,
) {
  const { line, paid, open } = query;
  const rows = await db
    .selectFrom("menu_items")
    .select("id")
    .where("restaurant_id", "=", query.restaurantId)
    .where("deleted_at", "is", null)
    .where(availableAt(now))
    .where(sql<boolean>`position(lower(${query.search}) in lower(name)) > 0`)
    .execute();
  const candidates = rows
    .filter(({ id }) => id !== line.menu_item_id)
    .map(({ id }) => ({ cartItemId: null, menuItemId: id, quantity: 1, size: "regular" as const, addonIds: [] }));
  const lines = (await loadLines(db, candidates, now)).filter(
    (one) => !one.problem && !findServingProblem(one, query.scheduledFor ?? now, now),
  );
  const unitCents = line.unit_price_cents;
  const rank = ({ unitPrice, category }: Offered) =>
    (unitPrice > unitCents ? 2 : 0) + (category === query.category ? 0 : 1);
  const ranked = (await described(db, query, lines, now)).sort(
    (one, other) =>
      rank(one) - rank(other) ||
      Math.abs(one.unitPrice - unitCents) - Math.abs(other.unitPrice - unitCents) ||
      one.name.localeCompare(other.name),
  );
  const refundsByPieces = (newUnitCents: number | null) =>
    Array.from({ length: open }, (_, index) => {
      const { refund } = computeLineChange(paid, index + 1, { unitCents, newUnitCents });
      return refund.cents + refund.tax;
    });
  return {
    items: ranked.slice(0, maxOffered).map((item) => ({ ...item, back: refundsByPieces(item.unitPrice) })),
    leftOut: refundsByPieces(null),
  };
}

async function described(
  db: Db,
  { restaurantId, line: before }: ReplacementQuery,
  lines: readonly SellableLine[],
  now: Date,
): Promise<Offered[]> {
  const ids = [...lines.map(({ menuItemId }) => menuItemId), ...(before.menu_item_id ? [before.menu_item_id] : [])];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("menu_items")
    .select(["id", "halal", "meat", "slaughter", "contains", "caution"])
    .where("id", "in", ids)
    .execute();
  const placeHalal = await getCurrentHalal(db, restaurantId, now);
  const dish = (id: string | null) => rows.find((row) => row.id === id);
  const was = { state: before.halal?.state ?? null, words: before.halal?.words ?? [] };
  return lines.flatMap((line): Offered[] => {
    const row = dish(line.menuItemId);
    if (!row || !line.item) return [];
    const marks = parseItemMarks(row);
    const addonWords = line.addons.length > 0 ? addonHalalWords(placeHalal, marks) : [];
    const words = [...itemHalalLabelsFor(placeHalal, marks), ...addonWords];
    const halal = { state: getItemHalal(placeHalal, marks).state, words };
    const caution = row.caution || null;
    return [
      {
        menuItemId: line.menuItemId,
        name: line.name,
        category: line.item.category,
        image: line.image,
        size: line.size,
        addons: line.addons.map(({ id, name, priceCents }) => ({ id, name, price: priceCents })),
        unitPrice: line.unitCents,
        halal,
        caution,
        needsYes: needsApproval({ ...was, caution: dish(before.menu_item_id)?.caution ?? null }, { ...halal, caution }),
      },
    ];
  });
}
