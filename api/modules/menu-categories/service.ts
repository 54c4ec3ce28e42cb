import { sql } from "kysely";
import { audit } from "@api/audit/audit";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { assertVersion } from "@api/modules/resource/resource";
import type { Move } from "@domain/contract/menu";
import { findOwnCategory, isSameCategory } from "@domain/options";

interface CategoryRow {
  name: string;
  item_count: number;
  /** Null when it has no row of its own, only items that name it. */
  version: number | null;
  station: string | null;
}

/** The categories of a menu in order, with their number of items; categories without a row come last. */
export async function listCategories(db: Db, restaurantId: string): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select coalesce(category.name, item.name) as name, coalesce(item.count, 0)::integer as item_count,
      category.version, category.station
    from (select name, position, version, station from menu_categories where restaurant_id = ${restaurantId}::uuid) category
    full join (
      select category as name, count(*) as count from menu_items
      where restaurant_id = ${restaurantId}::uuid and deleted_at is null group by category
    ) item on item.name = category.name
    order by category.position nulls last, 1`.execute(db);
  return rows;
}

/** Who changes a category, and when. */
interface Writing {
  name: string;
  by: Actor;
  at: Date;
}

/** Creates an empty category at the end of the menu. @throws ApiError conflict for a duplicate name */
export async function addCategory(trx: Db, restaurantId: string, writing: Writing): Promise<void> {
  const { name } = writing;
  const order = await lockCategoryOrder(trx, restaurantId);
  if (order.some((one) => isSameCategory(one, name))) throw taken();
  await ensureCategories(trx, restaurantId, [name]);
  await auditCategory(trx, restaurantId, writing, { what: "created", names: [null, name] });
}

/** Audit entries identify a category by its name. */
const auditCategory = (
  trx: Db,
  restaurantId: string,
  { name, by, at }: Writing,
  { what, names }: { what: string; names: [before: string | null, after: string | null] },
) =>
  audit(trx, {
    actor: by,
    at,
    action: `menu.category-${what}`,
    subject: ["category", names[1] ?? name],
    restaurantId,
    changes: { name: names },
  });

interface Renaming extends Writing {
  next: string;
  /** The version the client saw, to detect concurrent edits. */
  version: number | undefined;
  /** [RUSH-7] Omitted: unchanged. */
  station: string | null | undefined;
}

/** Sets where a category's items are made, and records it where that differs. */
async function setStation(trx: Db, restaurantId: string, writing: Writing & { station: string | null }): Promise<void> {
  const { name, by, at, station } = writing;
  const own = (await listCategories(trx, restaurantId)).find((category) => category.name === name);
  if (!own || own.station === station) return;
  await trx
    .updateTable("menu_categories")
    .set((row) => ({ station, version: row("version", "+", 1), updated_at: at, updated_by: by.id }))
    .where("restaurant_id", "=", restaurantId)
    .where("name", "=", name)
    .execute();
  const line = { actor: by, at, action: "menu.category-changed", subject: ["category", name], restaurantId } as const;
  await audit(trx, { ...line, changes: { station: [own.station, station] } });
}

/**
 * Renames a category in the menu, its items, and the deals and serving menus that name it.
 * @throws ApiError not_found, conflict
 */
export async function renameCategory(trx: Db, restaurantId: string, renaming: Renaming) {
  const { name, next, version, station, by, at } = renaming;
  const order = await lockCategoryOrder(trx, restaurantId);
  await refuseIfAnother(trx, restaurantId, { name, version });
  if (station !== undefined) await setStation(trx, restaurantId, { name, by, at, station: station || null });
  if (name === next) return;
  if (order.some((one) => one !== name && isSameCategory(one, next))) throw taken();
  const here = { restaurant_id: restaurantId, name };
  await trx
    .updateTable("menu_categories")
    .set((row) => ({ name: next, version: row("version", "+", 1), updated_at: at, updated_by: by.id }))
    .where("restaurant_id", "=", here.restaurant_id)
    .where("name", "=", name)
    .execute();
  await trx
    .updateTable("menu_items")
    .set((row) => ({ category: next, version: row("version", "+", 1) }))
    .where("restaurant_id", "=", restaurantId)
    .where("category", "=", name)
    .execute();
  await trx
    .updateTable("deals")
    .set((row) => ({
      categories: sql<string[]>`array_replace(categories, ${name}, ${next})`,
      version: row("version", "+", 1),
    }))
    .where("restaurant_id", "=", restaurantId)
    .where(sql<boolean>`${name} = any(categories)`)
    .execute();
  await trx
    .updateTable("menus")
    .set((row) => ({
      categories: sql<string[]>`array_replace(categories, ${name}, ${next})`,
      version: row("version", "+", 1),
    }))
    .where("restaurant_id", "=", restaurantId)
    .where(sql<boolean>`${name} = any(categories)`)
    .execute();
  await auditCategory(trx, restaurantId, renaming, { what: "renamed", names: [name, next] });
}

/** Moves a category one position. @throws ApiError not_found, conflict */
export async function moveCategory(trx: Db, restaurantId: string, name: string, move: Move) {
  const before = await lockCategoryOrder(trx, restaurantId);
  if (!before.includes(name)) throw notFound("Category");
  const order = moveInList(before, name, move);
  await sql`
    update menu_categories set position = wanted.place::integer - 1
    from unnest(${order}::text[]) with ordinality as wanted (name, place)
    where restaurant_id = ${restaurantId}::uuid and menu_categories.name = wanted.name`.execute(trx);
}

/** Deletes an empty category. @throws ApiError not_found, conflict when it has items */
export async function deleteCategory(
  trx: Db,
  restaurantId: string,
  deleting: Writing & { version: number | undefined },
): Promise<void> {
  const { name, version } = deleting;
  await lockCategoryOrder(trx, restaurantId);
  await refuseIfAnother(trx, restaurantId, { name, version });
  const found = (await listCategories(trx, restaurantId)).find((category) => category.name === name);
  if (!found) throw notFound("Category");
  if (found.item_count > 0) throw new ApiError("conflict", "Move or delete the items of this category first.");
  await trx.deleteFrom("menu_categories").where("restaurant_id", "=", restaurantId).where("name", "=", name).execute();
  await trx
    .updateTable("menus")
    .set((row) => ({ categories: sql<string[]>`array_remove(categories, ${name})`, version: row("version", "+", 1) }))
    .where("restaurant_id", "=", restaurantId)
    .where(sql<boolean>`${name} = any(categories)`)
    .execute();
  await auditCategory(trx, restaurantId, deleting, { what: "deleted", names: [name, null] });
}

/** Rejects a change based on outdated data: the category was renamed, deleted, or another one has its name. */
async function refuseIfAnother(
  trx: Db,
  restaurantId: string,
  { name, version }: { name: string; version: number | undefined },
): Promise<void> {
  const row = await trx
    .selectFrom("menu_categories")
    .select(["version", "updated_at", "updated_by"])
    .where("restaurant_id", "=", restaurantId)
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();
  if (row) return assertVersion(trx, "category", row, version);
  if (version === undefined) throw notFound("Category");
  throw new ApiError("conflict", `${name} was renamed or deleted meanwhile.`);
}

const taken = () => {
  const message = "There is a category of this name already.";
  return new ApiError("conflict", message, { errors: { name: message, new_name: message } });
};

/** Locks the menu's order: without it, rows locked while reading would still be sorted by their old positions. */
export const lockMenuOrder = (trx: Db, restaurantId: string) =>
  trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forNoKeyUpdate().execute();

/** Category names in order, locked until the transaction ends. */
async function lockCategoryOrder(trx: Db, restaurantId: string): Promise<string[]> {
  await lockMenuOrder(trx, restaurantId);
  const known = await listCategories(trx, restaurantId);
  await ensureCategories(
    trx,
    restaurantId,
    known.map(({ name }) => name),
  );
  const rows = await trx
    .selectFrom("menu_categories")
    .select("name")
    .where("restaurant_id", "=", restaurantId)
    .orderBy("position")
    .orderBy("name")
    .execute();
  return rows.map((row) => row.name);
}

/**
 * What the menu calls each of these categories: "desserts" is its Desserts, as customers would read two sections of one name. New
 * ones are called as they were written first.
 * @param menu its categories, as `listCategories` gives them
 */
export function nameCategories(menu: readonly CategoryRow[], names: readonly string[]): (name: string) => string {
  const known = menu.map(({ name }) => name);
  const called = new Map<string, string>();
  for (const name of new Set(names)) {
    const own = findOwnCategory(known, name);
    if (!known.includes(own)) known.push(own);
    called.set(name, own);
  }
  return (name) => called.get(name) ?? name;
}

/** Appends unknown categories to the menu. Runs on a transaction. */
export async function ensureCategories(trx: Db, restaurantId: string, names: readonly string[]): Promise<void> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return;
  await sql`
    insert into menu_categories (restaurant_id, name, position)
    select ${restaurantId}::uuid, wanted.name,
      coalesce((select max(position) from menu_categories where restaurant_id = ${restaurantId}::uuid), -1)
        + wanted.place::integer
    from unnest(${wanted}::text[]) with ordinality as wanted (name, place)
    on conflict do nothing`.execute(trx);
}

/** The position after the last item of a category. */
export async function getNextPosition(trx: Db, restaurantId: string, category: string): Promise<number> {
  const last = await trx
    .selectFrom("menu_items")
    .select((select) => select.fn.max("position").as("position"))
    .where("restaurant_id", "=", restaurantId)
    .where("category", "=", category)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

/**
 * Moves a member one position; returns the list unchanged at its end, when it is missing, or when it already passed its neighbour
 * (a repeated or concurrent request).
 * @throws ApiError conflict when the neighbour the client saw has moved
 */
export function moveInList(list: readonly string[], member: string, { direction, past }: Move): string[] {
  const from = list.indexOf(member);
  const step = direction === "up" ? -1 : 1;
  const to = from + step;
  if (from < 0) return [...list];
  if (past !== undefined && list[to] !== past) {
    if (list[from - step] === past) return [...list];
    throw new ApiError("conflict", "Somebody else has changed this order meanwhile. Please look at it and move again.");
  }
  if (to < 0 || to >= list.length) return [...list];
  const next = list.filter((one) => one !== member);
  next.splice(to, 0, member);
  return next;
}
