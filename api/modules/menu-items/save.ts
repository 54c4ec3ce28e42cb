import type { ApiDependencies, Db } from "@api/dependencies";
import { audit, auditRow } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { keepCategories, placeAtEnd } from "@api/modules/menu-categories/places";
import { freshImage } from "@api/modules/pictures/fresh";
import { nextPicture, storePicture } from "@api/modules/pictures/store";
import { ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";
import { isInsider } from "@api/modules/restaurants/visibility";
import { announceMenu } from "./announce-menu";
import { availableAt } from "./sellable";
import { columnsOf, type MenuItemWrite } from "./write-request";

type Writer = Pick<ApiDependencies, "db" | "clock" | "events"> & { actor: Actor };

/** [HOST-20] A new item, last of its category. @returns its id @throws ApiError not_found, forbidden, validation_failed */
export async function createMenuItem({ db, clock, events, actor }: Writer, write: MenuItemWrite): Promise<string> {
  const restaurantId = await ownRestaurant(db, actor, write.restaurant_id);
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  return db.transaction().execute(async (trx) => {
    await keepCategories(trx, restaurantId, [write.category]);
    const now = clock.now();
    const { id, price_cents: price } = await trx
      .insertInto("menu_items")
      .values({
        ...columnsOf(write),
        restaurant_id: restaurantId,
        is_available: write.is_available !== "false",
        image: fresh && (await storePicture(trx, fresh)),
        position: await placeAtEnd(trx, restaurantId, write.category),
        created_at: now,
        updated_at: now,
        updated_by: actor.id,
      })
      .returning(["id", "price_cents"])
      .executeTakeFirstOrThrow();
    const line = { actor, at: now, action: "menu.item-created", subject: ["menu_item", id] as const, restaurantId };
    await audit(trx, { ...line, changes: { name: [null, write.name], price_cents: [null, price] } });
    await announceMenu(trx, events, [restaurantId]);
    return id;
  });
}

/**
 * [HOST-21] Writes an item whole. With a `version` it is refused when somebody else wrote meanwhile.
 * @throws ApiError not_found (also another restaurant's), conflict with `changedMeanwhile`, validation_failed
 */
export async function updateMenuItem(
  { db, clock, events, actor }: Writer,
  id: string,
  write: MenuItemWrite,
): Promise<void> {
  const [restaurantId = ""] = await ownItems(db, actor, [id]);
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const before = await trx
      .selectFrom("menu_items")
      .selectAll()
      .select(availableAt(now).as("is_available"))
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Menu item");
    await refuseIfChanged(trx, "item", before, write.version);
    await keepCategories(trx, restaurantId, [write.category]);
    const image = await nextPicture(trx, { restaurantId, image: before.image }, write, fresh);
    const isAvailable = write.is_available === undefined ? before.is_available : write.is_available === "true";
    const after = await trx
      .updateTable("menu_items")
      .set({
        ...columnsOf(write),
        image,
        // Whoever saves it as it stands leaves the time at which it comes back.
        ...(isAvailable === before.is_available ? {} : { is_available: isAvailable, unavailable_until: null }),
        ...(write.category === before.category
          ? {}
          : { position: await placeAtEnd(trx, restaurantId, write.category) }),
        version: before.version + 1,
        updated_at: now,
        updated_by: actor.id,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const line = { actor, at: now, action: "menu.item-changed", subject: ["menu_item", id] as const, restaurantId };
    await auditRow(trx, line, { before, after });
    await announceMenu(trx, events, [restaurantId]);
  });
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
  const own = rows.filter((row) => isInsider(actor, row.restaurant_id));
  if (own.length < wanted.length) throw notFound("Menu item");
  return [...new Set(own.map((row) => row.restaurant_id))];
}
