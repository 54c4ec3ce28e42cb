import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/environment";
import { isListed } from "@api/modules/restaurants/listed";
import { isMember } from "@api/modules/restaurants/visibility";
import { availableAt } from "./sellable";

/** Items that `actor` may see: of one restaurant, of all, or (with `itemId`) whichever it belongs to. Joined with their category's place. */
export function selectVisible(db: Db, restaurantId: string | undefined, actor: Actor | null, itemId?: string) {
  const own = actor?.restaurantIds ?? [];
  const seesAll =
    restaurantId !== undefined ? isMember(actor, restaurantId) : actor?.role === "admin" && itemId !== undefined;
  return db
    .selectFrom("menu_items")
    .innerJoin("restaurants", "restaurants.id", "menu_items.restaurant_id")
    .leftJoin("menu_categories", (join) =>
      join
        .onRef("menu_categories.restaurant_id", "=", "menu_items.restaurant_id")
        .onRef("menu_categories.name", "=", "menu_items.category"),
    )
    .where("menu_items.deleted_at", "is", null)
    .where("restaurants.deleted_at", "is", null)
    .$if(restaurantId !== undefined, (select) => select.where("menu_items.restaurant_id", "=", restaurantId ?? ""))
    .$if(!seesAll, (select) =>
      select.where((where) => {
        if (itemId === undefined || own.length === 0) return isListed;
        return where.or([isListed, where("menu_items.restaurant_id", "in", own)]);
      }),
    );
}

export type Visible = ReturnType<typeof selectVisible>;

/** Everything the wire shows of an item. */
export const selectColumns = (visible: Visible, now: Date) =>
  visible
    .selectAll("menu_items")
    .select(["restaurants.name as restaurant_name", "restaurants.cuisine_type"])
    .select(["restaurants.average_rating", "restaurants.rating_count"])
    .select(availableAt(now).as("is_available"));

export type MenuItemRow = Awaited<ReturnType<ReturnType<typeof selectColumns>["execute"]>>[number];
