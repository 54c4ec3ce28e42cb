import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { keepCategories, moved } from "./places";

/** The categories of a menu in its order, with how many items each has; those that only items know come last. */
export async function listCategories(db: Db, restaurantId: string): Promise<{ name: string; item_count: number }[]> {
  const { rows } = await sql<{ name: string; item_count: number }>`
    select coalesce(category.name, item.name) as name, coalesce(item.count, 0)::integer as item_count
    from (select name, position from menu_categories where restaurant_id = ${restaurantId}::uuid) category
    full join (
      select category as name, count(*) as count from menu_items
      where restaurant_id = ${restaurantId}::uuid and deleted_at is null group by category
    ) item on item.name = category.name
    order by category.position nulls last, 1`.execute(db);
  return rows;
}

/** An empty category at the end of the menu. @throws ApiError conflict when there is one of this name */
export async function addCategory(trx: Db, restaurantId: string, name: string): Promise<void> {
  if ((await orderOf(trx, restaurantId)).includes(name)) throw taken();
  await keepCategories(trx, restaurantId, [name]);
}

/** Renames it in the menu, in its items and in the deals that name it. @throws ApiError not_found, conflict */
export async function renameCategory(trx: Db, restaurantId: string, name: string, next: string): Promise<void> {
  const order = await orderOf(trx, restaurantId);
  if (!order.includes(name)) throw notFound("Category");
  if (name === next) return;
  if (order.includes(next)) throw taken();
  const here = { restaurant_id: restaurantId, name };
  await trx
    .updateTable("menu_categories")
    .set({ name: next })
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
}

/** One place up or down. @throws ApiError not_found */
export async function moveCategory(trx: Db, restaurantId: string, name: string, direction: "up" | "down") {
  const before = await orderOf(trx, restaurantId);
  if (!before.includes(name)) throw notFound("Category");
  const order = moved(before, name, direction);
  await sql`
    update menu_categories set position = wanted.place::integer - 1
    from unnest(${order}::text[]) with ordinality as wanted (name, place)
    where restaurant_id = ${restaurantId}::uuid and menu_categories.name = wanted.name`.execute(trx);
}

/** Only an empty one: its items would be without a place. @throws ApiError not_found, conflict */
export async function deleteCategory(trx: Db, restaurantId: string, name: string): Promise<void> {
  const found = (await listCategories(trx, restaurantId)).find((category) => category.name === name);
  if (!found) throw notFound("Category");
  if (found.item_count > 0) throw new ApiError("conflict", "Move or delete the items of this category first.");
  await trx.deleteFrom("menu_categories").where("restaurant_id", "=", restaurantId).where("name", "=", name).execute();
}

const taken = () => {
  const message = "There is a category of this name already.";
  return new ApiError("conflict", message, { errors: { name: message, new_name: message } });
};

/** Names in the menu's order, held until the transaction ends. */
async function orderOf(trx: Db, restaurantId: string): Promise<string[]> {
  const known = await listCategories(trx, restaurantId);
  await keepCategories(
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
    .forUpdate()
    .execute();
  return rows.map((row) => row.name);
}
