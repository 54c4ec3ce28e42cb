import { z } from "@hono/zod-openapi";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db, Events } from "@api/dependencies";
import { notFound } from "@api/errors";
import { parseJsonField } from "@api/http/files";
import type { Actor } from "@api/http/router";
import { ensureCategories, getNextPosition, listCategories, lockMenuOrder } from "@api/modules/menu-categories/service";
import { assertItemMenus } from "@api/modules/menus/own-menus";
import { pictureFields } from "@api/modules/pictures/new-picture";
import { defineResource, type Writer } from "@api/modules/resource/resource";
import { getOwnRestaurantId, isMember } from "@api/modules/restaurants/membership";
import { applyAvailabilityMark } from "@domain/menu/availability";
import { mapMenuItemTexts, menuItemFields, menuItemTextFields } from "@domain/menu/menu-item-rules";
import { findOwnCategory, isSameCategory } from "@domain/options";

/** For writes that open pages are told of. */
export type MenuWriter = Writer & Pick<ApiDependencies, "events">;

const items = defineResource({
  table: "menu_items",
  name: "item",
  title: "Menu item",
  audited: ["menu.item", "menu_item"],
  auditedColumns: ["name", "price_cents"],
});

/** [HOST-20] A new item, last of its category. @returns its id @throws ApiError not_found, forbidden, validation_failed */
export async function createMenuItem(writer: MenuWriter, write: MenuItemWrite): Promise<string> {
  const restaurantId = await getOwnRestaurantId(writer.db, writer.actor, write.restaurant_id);
  const { id } = await items.create(writer, restaurantId, {
    picture: write,
    columns: async (trx, now) => {
      await assertItemMenus(trx, restaurantId, write.menus);
      const category = await toOwnCategory(trx, restaurantId, write.category);
      return {
        ...toColumns(write),
        category,
        is_available: write.is_available !== "false",
        position: await getNextPosition(trx, restaurantId, category),
        created_at: now,
      };
    },
    after: (trx) => publishMenuChange(trx, writer.events, [restaurantId]),
  });
  return id;
}

/**
 * [HOST-21] Writes an item whole. With a `version` it is refused when somebody else wrote meanwhile.
 * @throws ApiError not_found (also another restaurant's), conflict with `editConflictDetails`, validation_failed
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
        const category = await toOwnCategory(trx, restaurantId, write.category);
        return {
          ...toColumns(write),
          category,
          ...markColumns(write.is_available, before, now),
          ...(category === before.category ? {} : { position: await getNextPosition(trx, restaurantId, category) }),
        };
      },
      after: (trx) => publishMenuChange(trx, writer.events, [restaurantId]),
    },
  );
}

/** The menu's category of this name, added where it is new. */
async function toOwnCategory(trx: Db, restaurantId: string, written: string): Promise<string> {
  const listNames = async () => (await listCategories(trx, restaurantId)).map(({ name }) => name);
  let names = await listNames();
  if (!names.some((name) => isSameCategory(name, written))) {
    // Somebody else may be adding it in another spelling.
    await lockMenuOrder(trx, restaurantId);
    names = await listNames();
  }
  const category = findOwnCategory(names, written);
  await ensureCategories(trx, restaurantId, [category]);
  return category;
}

/** What can be sold out. */
export type SoldTable = "menu_items" | "addons";

/**
 * Items or add-ons by their ids, all of restaurants of the actor's. @returns their restaurants
 * @throws ApiError not_found when one is unknown, deleted or another restaurant's
 */
export async function assertOwnItems(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  table: SoldTable = "menu_items",
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const rows = wanted.every(isUuid)
    ? await db
        .selectFrom(table)
        .select(["id", "restaurant_id"])
        .where("id", "in", wanted)
        .where("deleted_at", "is", null)
        .execute()
    : [];
  const own = rows.filter((row) => isMember(actor, row.restaurant_id));
  if (own.length < wanted.length) throw notFound(table === "addons" ? "Add-on" : "Menu item");
  return [...new Set(own.map((row) => row.restaurant_id))];
}

/** The "Available" field of item and add-on forms; omitted: unchanged. */
export const availabilityMark = z.enum(["true", "false"]).optional();

export const parseAvailabilityMark = (mark: z.output<typeof availabilityMark>): boolean | undefined =>
  mark && mark === "true";

/** [RUSH-8] The availability columns after saving a form. */
export function markColumns(
  mark: z.output<typeof availabilityMark>,
  before: { is_available: boolean; unavailable_until: Date | null },
  now: Date,
) {
  const stored = { isAvailable: before.is_available, until: before.unavailable_until };
  const { isAvailable, until } = applyAvailabilityMark(parseAvailabilityMark(mark), stored, now);
  return { is_available: isAvailable, unavailable_until: until };
}

const { name, description, price, category, caution, item_type, tags, diets } = menuItemFields;
const { halal, meat, slaughter, contains, menus, meals } = menuItemFields;
const { regular_price: size, old_price } = menuItemFields;

/**
 * The multipart fields of an item [HOST-20, HOST-21]: the documents' own, and extended ones (tags, diets and size_prices as JSON,
 * is_available, oldPrice, version, remove_image). An extended field that is left out leaves the item as it is.
 */
export const menuItemForm = z.object({
  restaurant_id: z.string().max(64).optional(),
  name,
  description,
  price,
  category,
  ...menuItemTextFields.partial().shape,
  caution,
  item_type,
  tags: z.preprocess(parseJsonField, tags.optional()),
  diets: z.preprocess(parseJsonField, diets.optional()),
  halal: halal.optional(),
  meat: meat.optional(),
  slaughter: slaughter.optional(),
  contains: z.preprocess(parseJsonField, contains.optional()),
  menus: z.preprocess(parseJsonField, menus.optional()),
  meals: meals.optional(),
  size_prices: z.preprocess(parseJsonField, z.object({ regular: size, large: size }).optional()),
  oldPrice: old_price.optional(),
  is_available: availabilityMark,
  ...pictureFields,
});

type MenuItemWrite = z.output<typeof menuItemForm>;

/** The columns to write; those of extended fields only when sent. */
function toColumns(write: MenuItemWrite) {
  return {
    name: write.name,
    description: write.description,
    ...mapMenuItemTexts((text) => write[text]),
    item_type: write.item_type,
    price_cents: write.price,
    ...(write.tags === undefined ? {} : { tags: write.tags }),
    ...(write.diets === undefined ? {} : { diets: write.diets }),
    ...(write.halal === undefined ? {} : { halal: write.halal }),
    ...(write.meat === undefined ? {} : { meat: write.meat }),
    ...(write.slaughter === undefined ? {} : { slaughter: write.slaughter }),
    ...(write.contains === undefined ? {} : { contains: write.contains }),
    ...(write.menus === undefined ? {} : { menus: write.menus }),
    ...(write.meals === undefined ? {} : { meals: write.meals }),
    ...(write.size_prices === undefined
      ? {}
      : { regular_price_cents: write.size_prices.regular, large_price_cents: write.size_prices.large }),
    ...(write.oldPrice === undefined ? {} : { old_price_cents: write.oldPrice }),
  };
}

/** Publishes a menu change to open pages of these restaurants. Call it in the transaction of the change. */
export async function publishMenuChange(trx: Db, events: Events, restaurantIds: readonly string[]): Promise<void> {
  const changed = [...new Set(restaurantIds)].map(
    (restaurantId) => ({ type: "menu.changed", restaurantId, subjectId: restaurantId }) as const,
  );
  await events.publish(trx, ...changed);
}
