import { sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { json } from "@api/db/tables";
import type { Db, Events } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { ensureCategories, listCategories, lockMenuOrder, nameCategories } from "@api/modules/menu-categories/service";
import { publishMenuChange } from "@api/modules/menu-items/save";
import { assertItemMenus } from "@api/modules/menus/own-menus";
import { isMember } from "@api/modules/restaurants/membership";
import type { menuImport } from "@domain/contract/menu";
import { dayMs } from "@domain/duration";
import { csvFileProblem } from "@domain/menu/menu-csv";
import type { MenuItemDraft } from "@domain/menu/menu-item-rules";
import { toDecimal } from "@domain/money";
import { parseImport } from "./parse-import";

interface Importer {
  restaurantId: string;
  actor: Actor;
  now: Date;
}

type Announcing = Importer & { events: Events };

/** Postgres counts parameters with 16 bits. */
const rowsAtOnce = 500;
const shownRows = 20;

/**
 * Parses a CSV file.
 * @throws ApiError validation_failed; for invalid lines with `importErrors` as data and the first of them as message
 */
export async function readImportFile(file: File | undefined): Promise<MenuItemDraft[]> {
  const problem = csvFileProblem(file);
  if (!file || problem) throw new ApiError("validation_failed", problem ?? "", { errors: { file: problem ?? "" } });
  const { rows, errors, errorCount } = parseImport(new Uint8Array(await file.arrayBuffer()));
  const [first] = errors;
  if (!first) return rows;
  const more = errorCount > 1 ? ` (and ${errorCount - 1} more)` : "";
  throw new ApiError("validation_failed", `Line ${first.line}: ${first.message}${more}`, {
    data: { errors, error_count: errorCount },
  });
}

/** Stores the checked rows for a day and returns a preview. */
export async function previewImport(
  db: Db,
  { restaurantId, actor, now }: Importer,
  rows: MenuItemDraft[],
): Promise<z.infer<typeof menuImport>> {
  await assertRowMenus(db, restaurantId, rows);
  await db
    .deleteFrom("menu_imports")
    .where("created_at", "<", new Date(now.getTime() - dayMs))
    .execute();
  const saved = await db
    .insertInto("menu_imports")
    .values({ restaurant_id: restaurantId, created_by: actor.id, rows: json(rows), created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const known = await listNames(db, restaurantId, rows);
  const categories = await listCategories(db, restaurantId);
  const old = new Set(categories.map(({ name }) => name));
  const isKnown = ({ name }: MenuItemDraft) => known.has(name.toLowerCase());
  const called = nameCategories(
    categories,
    rows.map(({ category }) => category),
  );
  return {
    id: saved.id,
    count: rows.length,
    known_count: rows.filter(isKnown).length,
    new_categories: [...new Set(rows.map(({ category }) => called(category)))]
      .filter((name) => !old.has(name))
      .slice(0, 50),
    rows: rows.slice(0, shownRows).map((row) => ({
      name: row.name,
      description: row.description,
      price: toDecimal(row.price),
      category: called(row.category),
      is_known: isKnown(row),
    })),
  };
}

/** Imports a preview. Idempotent: repeating it creates nothing twice. @throws ApiError not_found */
export async function confirmImport(
  trx: Db,
  id: string,
  { actor, now, events }: Omit<Announcing, "restaurantId">,
): Promise<number> {
  const found = await trx
    .selectFrom("menu_imports")
    .select(["restaurant_id", "rows", "imported_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!found || !isMember(actor, found.restaurant_id)) throw notFound("Import");
  if (!found.imported_at) {
    await insertRows(trx, { restaurantId: found.restaurant_id, actor, now, events }, found.rows);
    await trx.updateTable("menu_imports").set({ imported_at: now }).where("id", "=", id).execute();
  }
  return found.rows.length;
}

/** [HOST-23] Imports all rows or none, in a transaction. New items follow the others of their category, in the file's order. */
export async function insertRows(
  trx: Db,
  { restaurantId, actor, now, events }: Announcing,
  rows: readonly MenuItemDraft[],
) {
  await assertRowMenus(trx, restaurantId, rows);
  const written = rows.map((row) => row.category);
  // Somebody else may be adding a category of the file in another spelling.
  await lockMenuOrder(trx, restaurantId);
  const called = nameCategories(await listCategories(trx, restaurantId), written);
  await ensureCategories(trx, restaurantId, written.map(called));
  const places = await lastPlaces(trx, restaurantId);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const values = rows.slice(from, from + rowsAtOnce).map((row) => {
      const category = called(row.category);
      const position = (places.get(category) ?? -1) + 1;
      places.set(category, position);
      const { price, regular_price, large_price, old_price, ...same } = row;
      return {
        ...same,
        category,
        restaurant_id: restaurantId,
        price_cents: price,
        regular_price_cents: regular_price,
        large_price_cents: large_price,
        old_price_cents: old_price,
        position,
        created_at: now,
        updated_at: now,
        updated_by: actor.id,
      };
    });
    await trx.insertInto("menu_items").values(values).execute();
  }
  const changes = { items: rows.length };
  const subject = ["restaurant", restaurantId] as const;
  await audit(trx, { actor, at: now, action: "menu.imported", subject, restaurantId, changes });
  await publishMenuChange(trx, events, [restaurantId]);
}

/** Checks that the serving menus named in the file exist. @throws ApiError validation_failed */
const assertRowMenus = (db: Db, restaurantId: string, rows: readonly MenuItemDraft[]) =>
  assertItemMenus(
    db,
    restaurantId,
    // Previews stored by the previous version lack it.
    rows.flatMap((row) => row.menus ?? []),
  );

async function lastPlaces(trx: Db, restaurantId: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom("menu_items")
    .select("category")
    .select((select) => select.fn.max("position").as("position"))
    .where("restaurant_id", "=", restaurantId)
    .where("deleted_at", "is", null)
    .groupBy("category")
    .execute();
  return new Map(rows.map(({ category, position }) => [category, position]));
}

/** The rows' names that are already on the menu, in lower case. */
async function listNames(db: Db, restaurantId: string, rows: readonly MenuItemDraft[]): Promise<Set<string>> {
  const wanted = [...new Set(rows.map(({ name }) => name.toLowerCase()))];
  const found = await db
    .selectFrom("menu_items")
    .select(sql<string>`lower(name)`.as("name"))
    .where("restaurant_id", "=", restaurantId)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`lower(name) = any(${wanted}::text[])`)
    .execute();
  return new Set(found.map(({ name }) => name));
}
