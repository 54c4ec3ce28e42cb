import { type Selectable, sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import type { MenusTable } from "@api/db/tables/catalogue";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { listCategories, lockMenuOrder } from "@api/modules/menu-categories/service";
import { type MenuWriter, publishMenuChange } from "@api/modules/menu-items/save";
import { defineResource } from "@api/modules/resource/resource";
import type { serving as servingSchema, ServingMenuWire } from "@domain/contract/menu";
import { parseClock, toWeekdayNumbers, weekdays } from "@domain/local-time";
import { findNextServing, formatServedFrom, maxMenus, type ServingMenu } from "@domain/menu/serving";
import { type MenuForm } from "@domain/menu/serving-form";
import { assertMenus, listMenuNames } from "./own-menus";

const menus = defineResource({
  table: "menus",
  name: "menu",
  title: "Menu",
  audited: ["menu.serving", "menu"],
  auditedColumns: ["name"],
});

/** A restaurant's serving menus, with the number of items that name each. */
export async function listMenus(db: Db, restaurantId: string): Promise<ServingMenuWire[]> {
  const rows = await db
    .selectFrom("menus")
    .selectAll()
    .select((select) =>
      select
        .selectFrom("menu_items")
        .select((items) => items.fn.countAll<number>().as("count"))
        .whereRef("menu_items.restaurant_id", "=", "menus.restaurant_id")
        .where("menu_items.deleted_at", "is", null)
        .where(sql<boolean>`menus.name = any(menu_items.menus)`)
        .as("item_count"),
    )
    .where("restaurant_id", "=", restaurantId)
    .orderBy("from_minute")
    .orderBy("name")
    .execute();
  return rows.map((row) => menuView(row, row.item_count ?? 0));
}

/** @throws ApiError validation_failed, conflict when there is one of this name */
export async function createMenu(writer: MenuWriter, restaurantId: string, form: MenuForm) {
  const row = await menus.create(writer, restaurantId, {
    columns: async (trx, now) => {
      await lockMenuOrder(trx, restaurantId);
      const own = await listMenuNames(trx, restaurantId);
      if (own.length >= maxMenus) throw new ApiError("validation_failed", `A restaurant can have ${maxMenus} menus.`);
      if (own.some((name) => isSameName(name, form.name))) throw taken();
      return { ...(await toColumns(trx, restaurantId, form)), created_at: now };
    },
    after: (trx) => publishMenuChange(trx, writer.events, [restaurantId]),
  });
  return menuView(row, 0);
}

/**
 * Updates a serving menu; a new name is also written to its items.
 * @throws ApiError not_found, also for another restaurant's; conflict, validation_failed
 */
export async function updateMenu(writer: MenuWriter, id: string, { version, ...form }: MenuForm) {
  const { restaurant_id: restaurantId } = await menus.own(writer.db, writer.actor, id);
  const row = await menus.update(
    writer,
    { id, restaurantId },
    {
      version,
      columns: async (trx, before) => {
        await lockMenuOrder(trx, restaurantId);
        if (form.name !== before.name) {
          const others = (await listMenuNames(trx, restaurantId)).filter((name) => name !== before.name);
          if (others.some((name) => isSameName(name, form.name))) throw taken();
          await inItems(trx, restaurantId, before.name, sql`array_replace(menus, ${before.name}, ${form.name})`);
        }
        return toColumns(trx, restaurantId, form);
      },
      after: (trx) => publishMenuChange(trx, writer.events, [restaurantId]),
    },
  );
  return (await listMenus(writer.db, restaurantId)).find((menu) => menu.id === id) ?? menuView(row, 0);
}

/** Deletes a serving menu; items that were on no other are always served. @throws ApiError not_found */
export async function deleteMenu(writer: MenuWriter, id: string): Promise<void> {
  const { restaurant_id: restaurantId, name } = await menus.own(writer.db, writer.actor, id);
  await menus.remove(writer, { id, restaurantId }, async (trx) => {
    await inItems(trx, restaurantId, name, sql`array_remove(menus, ${name})`);
    await publishMenuChange(trx, writer.events, [restaurantId]);
  });
}

/** Sets the serving menus of a category. @throws ApiError not_found (category), validation_failed (no such menu) */
export async function setCategoryMenus(
  { db, clock, events, actor }: MenuWriter,
  restaurantId: string,
  { name, menus: wanted }: { name: string; menus: string[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMenuOrder(trx, restaurantId);
    if (!(await listCategories(trx, restaurantId)).some((category) => category.name === name))
      throw notFound("Category");
    const own = await listMenuNames(trx, restaurantId);
    assertMenus(own, wanted);
    const at = clock.now();
    await sql`
      update menus set version = version + 1, updated_at = ${at}, updated_by = ${actor.id},
        categories = case when name = any(${wanted}::text[])
          then array_append(categories, ${name}) else array_remove(categories, ${name}) end
      where restaurant_id = ${restaurantId}
        and (name = any(${wanted}::text[])) <> (${name} = any(categories))`.execute(trx);
    await audit(trx, {
      actor,
      at,
      action: "menu.category-served",
      subject: ["category", name],
      restaurantId,
      changes: { menus: [null, wanted.join(", ")] },
    });
    await publishMenuChange(trx, events, [restaurantId]);
  });
}

async function toColumns(trx: Db, restaurantId: string, form: MenuForm) {
  const known = new Set((await listCategories(trx, restaurantId)).map(({ name }) => name));
  return {
    name: form.name,
    days: weekdays.filter((day) => form.days.includes(day)),
    from_minute: parseClock(form.from_time),
    until_minute: parseClock(form.until_time),
    // Ignore categories that were renamed or deleted meanwhile.
    categories: [...new Set(form.categories)].filter((name) => known.has(name)),
  };
}

const inItems = (trx: Db, restaurantId: string, name: string, next: ReturnType<typeof sql>) =>
  sql`update menu_items set menus = ${next}, version = version + 1
    where restaurant_id = ${restaurantId} and ${name} = any(menus)`.execute(trx);

/** Read as one name: "breakfast" is Breakfast. */
const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const taken = () => {
  const message = "There is a menu of this name already.";
  return new ApiError("conflict", message, { errors: { name: message } });
};

const formatTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const menuView = (row: Selectable<MenusTable>, itemCount: number): ServingMenuWire => ({
  id: row.id,
  name: row.name,
  days: row.days,
  from_time: formatTime(row.from_minute),
  until_time: formatTime(row.until_minute),
  categories: row.categories,
  item_count: itemCount,
  version: row.version,
});

/** The serving menu an item waits for; null when it is served. */
export type ServingNow = z.infer<typeof servingSchema> | null;

/** A restaurant's serving menus with what is needed to decide when an item is served. */
interface Serving {
  timeZone: string;
  menus: (ServingMenu & { categories: readonly string[] })[];
}

/** The serving menus of these restaurants, omitting those without any. One query. Runs on a transaction too. */
export async function loadServings(db: Db, restaurantIds: readonly string[]): Promise<Map<string, Serving>> {
  const found = new Map<string, Serving>();
  if (restaurantIds.length === 0) return found;
  const rows = await db
    .selectFrom("menus")
    .innerJoin("restaurants", "restaurants.id", "menus.restaurant_id")
    .select(["menus.restaurant_id", "menus.name", "menus.days", "menus.from_minute", "menus.until_minute"])
    .select(["menus.categories", "restaurants.time_zone"])
    .where("menus.restaurant_id", "in", [...new Set(restaurantIds)])
    .orderBy("menus.from_minute")
    .execute();
  for (const row of rows) {
    const of = found.get(row.restaurant_id) ?? { timeZone: row.time_zone, menus: [] };
    of.menus.push({
      name: row.name,
      days: toWeekdayNumbers(row.days),
      fromMinute: row.from_minute,
      untilMinute: row.until_minute,
      categories: row.categories,
    });
    found.set(row.restaurant_id, of);
  }
  return found;
}

/** An item's own serving menus, otherwise its category's; none: always served. */
export function getItemMenus(serving: Serving | undefined, item: { category: string; menus: readonly string[] }) {
  const all = serving?.menus ?? [];
  const own = all.filter(({ name }) => item.menus.includes(name));
  return own.length > 0 ? own : all.filter(({ categories }) => categories.includes(item.category));
}

/** The serving menu an item waits for at a moment, or null when it is served. The text is relative to `now`. */
export function findNextServingAt(
  serving: Serving | undefined,
  item: { category: string; menus: readonly string[] },
  at: Date,
  now: Date = at,
): ServingNow {
  if (!serving) return null;
  const later = findNextServing(getItemMenus(serving, item), at, serving.timeZone);
  return (
    later && { ...later, from: later.from.toISOString(), text: formatServedFrom(later.from, now, serving.timeZone) }
  );
}
