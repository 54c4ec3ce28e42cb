import type { DealWire } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";
import type { Db } from "@api/dependencies";
import { itemsOf } from "./deals-of";

/**
 * Deals, newest first, with the items they name: of these restaurants (null: of all), and with `runningAt` only those that
 * run at that instant in approved restaurants.
 */
export async function listDeals(
  db: Db,
  restaurantIds: readonly string[] | null,
  runningAt: Date | null,
): Promise<DealWire[]> {
  if (restaurantIds?.length === 0) return [];
  const rows = await db
    .selectFrom("deals")
    .innerJoin("restaurants", "restaurants.id", "deals.restaurant_id")
    .selectAll("deals")
    .where("deals.deleted_at", "is", null)
    .where("restaurants.deleted_at", "is", null)
    .$if(restaurantIds !== null, (select) => select.where("deals.restaurant_id", "in", restaurantIds ?? []))
    .$if(runningAt !== null, (select) =>
      select
        .where("restaurants.status", "=", "approved")
        .where("deals.is_active", "=", true)
        .where("deals.starts_at", "<=", runningAt ?? new Date(0))
        .where("deals.ends_at", ">", runningAt ?? new Date(0)),
    )
    .orderBy("deals.created_at", "desc")
    .orderBy("deals.id")
    .limit(1000)
    .execute();
  const items = await itemsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    discount_value: toDecimal(row.discount_hundredths),
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
    is_active: row.is_active,
    image: row.image,
    restaurantId: row.restaurant_id,
    menuItemIds: items.get(row.id) ?? [],
    categories: row.categories,
  }));
}
