import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { keepCategories, placeAtEnd } from "@api/modules/menu-categories/places";
import { assertItemMenus } from "@api/modules/menus/own-menus";
import { resource, type Writer } from "@api/modules/resource/resource";
import { ownRestaurant } from "@api/modules/restaurants/menu-rights";
import { isMember } from "@api/modules/restaurants/visibility";
import { isAvailableAt } from "@domain/menu/availability";
import { announceMenu } from "./announce-menu";
import { columnsOf, type MenuItemWrite } from "./write-request";

type MenuWriter = Writer & Pick<ApiDependencies, "events">;

const items = resource({
  table: "menu_items",
  name: "item",
  title: "Menu item",
  audited: ["menu.item", "menu_item"],
  told: ["name", "price_cents"],
});

/** [HOST-20] A new item, last of its category. @returns its id @throws ApiError not_found, forbidden, validation_failed */
export async function createMenuItem(writer: MenuWriter, write: MenuItemWrite): Promise<string> {
  const restaurantId = await ownRestaurant(writer.db, writer.actor, write.restaurant_id);
  const { id } = await items.create(writer, restaurantId, {
    picture: write,
    columns: async (trx, now) => {
      await assertItemMenus(trx, restaurantId, write.menus);
      await keepCategories(trx, restaurantId, [write.category]);
      return {
        ...columnsOf(write),
        is_available: write.is_available !== "false",
        position: await placeAtEnd(trx, restaurantId, write.category),
        created_at: now,
      };
    },
    after: (trx) => announceMenu(trx, writer.events, [restaurantId]),
  });
  return id;
}

/**
 * [HOST-21] Writes an item whole. With a `version` it is refused when somebody else wrote meanwhile.
 * @throws ApiError not_found (also another restaurant's), conflict with `changedMeanwhile`, validation_failed
 */
export async function updateMenuItem(writer: MenuWriter, id: string, write: MenuItemWrite): Promise<void> {
  const { restaurant_id: restaurantId } = await items.own(writer.db, writer.actor, id);
  await items.update(
    writer,
    { id, restaurantId },
    {
      version: write.version,
      picture: write,
      columns: async (trx, before, now) => {
        await assertItemMenus(trx, restaurantId, write.menus);
        await keepCategories(trx, restaurantId, [write.category]);
        const stored = { isAvailable: before.is_available, until: before.unavailable_until };
        const wasAvailable = isAvailableAt(stored, now);
        const isAvailable = write.is_available === undefined ? wasAvailable : write.is_available === "true";
        return {
          ...columnsOf(write),
          // Whoever saves it as it stands leaves the time at which it comes back.
          ...(isAvailable === wasAvailable ? {} : { is_available: isAvailable, unavailable_until: null }),
          ...(write.category === before.category
            ? {}
            : { position: await placeAtEnd(trx, restaurantId, write.category) }),
        };
      },
      after: (trx) => announceMenu(trx, writer.events, [restaurantId]),
    },
  );
}

/**
 * Items by their ids, all of restaurants of the actor's. @returns their restaurants
 * @throws ApiError not_found when one is unknown, deleted or another restaurant's
 */
export async function ownItems(db: Db, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const rows = wanted.every(isUuid)
    ? await db
        .selectFrom("menu_items")
        .select(["id", "restaurant_id"])
        .where("id", "in", wanted)
        .where("deleted_at", "is", null)
        .execute()
    : [];
  const own = rows.filter((row) => isMember(actor, row.restaurant_id));
  if (own.length < wanted.length) throw notFound("Menu item");
  return [...new Set(own.map((row) => row.restaurant_id))];
}
