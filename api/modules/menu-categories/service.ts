import { sql } from "kysely";
import type { Move } from "@domain/contract/menu";
import { audit } from "../../audit/audit";
import type { Db } from "../../dependencies";
import { ApiError, notFound } from "../../errors";
import type { Actor } from "../../http/router";
import { assertVersion } from "../resource/resource";

interface CategoryRow {
  name: string;
  item_count: number;
  /** null while only items know it. */
  version: number | null;
  station: string | null;
}

/** The categories of a menu in its order, with how many items each has; those that only items know come last. */
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

/** An empty category at the end of the menu. @throws ApiError conflict when there is one of this name */
export async function addCategory(trx: Db, restaurantId: string, writing: Writing): Promise<void> {
  const { name } = writing;
  if ((await orderOf(trx, restaurantId)).includes(name)) throw taken();
  await ensureCategories(trx, restaurantId, [name]);
  await auditCategory(trx, restaurantId, writing, { what: "created", names: [null, name] });
}

/** Notes it: a category is known by its name alone. */
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
  /** The one it was seen with: another writer is noticed. */
  version: number | undefined;
  /** [RUSH-7] Left out, it stays as it is. */
  station: string | null | undefined;
}

/** Renames it in the menu, in its items, and in the deals and menus by time that name it. @throws ApiError not_found, conflict */
export async function renameCategory(trx: Db, restaurantId: string, renaming: Renaming) {
  const { name, next, version, station, by, at } = renaming;
  const order = await orderOf(trx, restaurantId);
  await refuseIfAnother(trx, restaurantId, { name, version });
  if (station !== undefined) {
    await trx
      .updateTable("menu_categories")
      .set((row) => ({ station: station || null, version: row("version", "+", 1), updated_at: at, updated_by: by.id }))
      .where("restaurant_id", "=", restaurantId)
      .where("name", "=", name)
      .where(sql<boolean>`station is distinct from ${station || null}`)
      .execute();
  }
  if (name === next) return;
  if (order.includes(next)) throw taken();
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

/** One place up or down. @throws ApiError not_found, conflict */
export async function moveCategory(trx: Db, restaurantId: string, name: string, move: Move) {
  const before = await orderOf(trx, restaurantId);
  if (!before.includes(name)) throw notFound("Category");
  const order = moveInList(before, name, move);
  await sql`
    update menu_categories set position = wanted.place::integer - 1
    from unnest(${order}::text[]) with ordinality as wanted (name, place)
    where restaurant_id = ${restaurantId}::uuid and menu_categories.name = wanted.name`.execute(trx);
}

/** Only an empty one: its items would be without a place. @throws ApiError not_found, conflict */
export async function deleteCategory(
  trx: Db,
  restaurantId: string,
  deleting: Writing & { version: number | undefined },
): Promise<void> {
  const { name, version } = deleting;
  await orderOf(trx, restaurantId);
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

/** Refuses a change of what was seen otherwise: renamed, gone, or another category by the same name. */
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

/** Writers of a menu's order wait for each other here: rows that are locked as they are read would still be sorted as before. */
export const lockMenuOrder = (trx: Db, restaurantId: string) =>
  trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forNoKeyUpdate().execute();

/** Names in the menu's order, held until the transaction ends. */
async function orderOf(trx: Db, restaurantId: string): Promise<string[]> {
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

/** Gives categories that the menu does not know yet a place at its end. Runs on a transaction. */
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

/** The place behind the last item of a category. */
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
 * A list with one of its members a place further up or down; unchanged at the end, when it is not there, and when it is past
 * its neighbour already (a second press, or two people with one mind).
 * @throws ApiError conflict where the neighbour that was seen is elsewhere now
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
