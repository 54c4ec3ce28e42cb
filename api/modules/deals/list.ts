import type { Selectable } from "kysely";
import type { Database } from "@api/db/tables";
import type { Db } from "@api/dependencies";
import type { DealWire } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";
import type { Deal } from "@domain/promotions/deals";

/** The deals running at `now`, by restaurant, oldest first, with the items they name. Two queries however many restaurants. */
export async function listActiveDeals(
  db: Db,
  restaurantIds: readonly string[],
  now: Date,
): Promise<Map<string, Deal[]>> {
  const byRestaurant = new Map<string, Deal[]>();
  if (restaurantIds.length === 0) return byRestaurant;
  const rows = await db
    .selectFrom("deals")
    .select([
      "id",
      "restaurant_id",
      "title",
      "type",
      "discount_hundredths",
      "starts_at",
      "ends_at",
      "is_active",
      "categories",
    ])
    .where("restaurant_id", "in", restaurantIds)
    .where("deleted_at", "is", null)
    .where("is_active", "=", true)
    .where("starts_at", "<=", now)
    .where("ends_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const items = await listDealItems(
    db,
    rows.map((row) => row.id),
  );
  for (const row of rows) {
    const deal: Deal = {
      id: row.id,
      title: row.title,
      type: row.type,
      discountHundredths: row.discount_hundredths,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isActive: row.is_active,
      menuItemIds: items.get(row.id) ?? [],
      categories: row.categories,
    };
    const known = byRestaurant.get(row.restaurant_id);
    if (known) known.push(deal);
    else byRestaurant.set(row.restaurant_id, [deal]);
  }
  return byRestaurant;
}

/** The items each deal names. */
export async function listDealItems(db: Db, dealIds: readonly string[]): Promise<Map<string, string[]>> {
  const byDeal = new Map<string, string[]>();
  if (dealIds.length === 0) return byDeal;
  const rows = await db
    .selectFrom("deal_items")
    .selectAll()
    .where("deal_id", "in", dealIds)
    .orderBy("menu_item_id")
    .execute();
  for (const row of rows) byDeal.set(row.deal_id, [...(byDeal.get(row.deal_id) ?? []), row.menu_item_id]);
  return byDeal;
}

/** A deal's wire form [OFFER-2], with the items it names; one that names none covers the whole menu. */
export const toDealWire = (row: Selectable<Database["deals"]>, menuItemIds: string[] = []): DealWire => ({
  id: row.id,
  title: row.title,
  type: row.type,
  discount_value: toDecimal(row.discount_hundredths),
  start_date: row.starts_at.toISOString(),
  end_date: row.ends_at.toISOString(),
  is_active: row.is_active,
  image: row.image,
  restaurantId: row.restaurant_id,
  menuItemIds,
  categories: row.categories,
  version: row.version,
});
