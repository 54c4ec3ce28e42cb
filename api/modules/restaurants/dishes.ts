import type { Db } from "@api/dependencies";

/** Whether the menu has a dish: without one nobody can order, though the restaurant is listed. */
export const hasDishes = async (db: Db, restaurantId: string): Promise<boolean> =>
  (await db
    .selectFrom("menu_items")
    .where("restaurant_id", "=", restaurantId)
    .where("deleted_at", "is", null)
    .select("id")
    .limit(1)
    .executeTakeFirst()) !== undefined;
