import type { Db } from "@api/dependencies";
import { activeDealsOf } from "@api/modules/deals/deals-of";
import { availableAt } from "@api/modules/menu-items/sellable";
import { servingAt, servingOf } from "@api/modules/menus/serving";
import type { FoundDish } from "@domain/contract/browse";
import { dietNames } from "@domain/menu/diets";
import { sizePrices } from "@domain/menu/item-price";
import { bestDeal, type Deal } from "@domain/promotions/deals";
import type { DishEntry } from "./entries";

/** The deals that run now at these places, by place. */
export type RunningDeals = ReadonlyMap<string, Deal[]>;

export const dealsOf = (
  db: Db,
  dishes: readonly Pick<DishEntry, "restaurant_id">[],
  now: Date,
): Promise<RunningDeals> => activeDealsOf(db, [...new Set(dishes.map(({ restaurant_id: id }) => id))], now);

interface Priced {
  id: string;
  restaurant_id: string;
  category: string;
  price_cents: number;
  regular_price_cents: number | null;
  large_price_cents: number | null;
}

/** What its regular size costs now, with the deal that lowers it. Cents. */
export function priceNow(item: Priced, deals: RunningDeals, now: Date) {
  const { regular } = sizePrices({
    priceCents: item.price_cents,
    regularPriceCents: item.regular_price_cents,
    largePriceCents: item.large_price_cents,
  });
  const sold = { id: item.id, category: item.category, regularCents: regular };
  const deal = bestDeal(deals.get(item.restaurant_id) ?? [], sold, now);
  return { regular, price: regular - (deal?.unitDiscountCents ?? 0), deal: deal?.title ?? null };
}

/** These items as search answers them, by id. */
export async function dishViews(
  db: Db,
  ids: readonly string[],
  deals: RunningDeals,
  now: Date,
): Promise<Map<string, FoundDish>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("menu_items")
    .selectAll()
    .select(availableAt(now).as("is_sold"))
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .execute();
  const servings = await servingOf(
    db,
    rows.map((row) => row.restaurant_id),
  );
  return new Map(
    rows.map((row) => {
      const { regular, price, deal } = priceNow(row, deals, now);
      const view: FoundDish = {
        id: row.id,
        restaurant_id: row.restaurant_id,
        name: row.name,
        description: row.description || null,
        category: row.category || null,
        image: row.image,
        price,
        old_price: deal ? regular : row.old_price_cents,
        deal,
        tags: row.tags,
        diets: dietNames.filter((diet) => row.diets.includes(diet)),
        is_available: row.is_sold,
        serving: servingAt(servings.get(row.restaurant_id), row, now),
        item_type: row.item_type,
      };
      return [row.id, view];
    }),
  );
}
