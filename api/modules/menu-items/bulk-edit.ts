import { sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { lockMenuOrder, moveInList } from "@api/modules/menu-categories/service";
import type { itemMarksRequest, Move } from "@domain/contract/menu";
import { itemContents } from "@domain/halal/items";
import { type Availability, toStoredAvailability } from "@domain/menu/availability";
import { assertOwnItems, publishMenuChange, type SoldTable } from "./save";

type Writer = Pick<ApiDependencies, "db" | "clock" | "events"> & { actor: Actor };

/** How the audit log calls them. */
const audited = {
  menu_items: { action: "menu.item-switched", type: "menu_item" },
  addons: { action: "menu.addon-switched", type: "addon" },
} as const;

/** [ITEM-4, RUSH-8] Marks items or add-ons as sold out, for a time or until changed. @throws ApiError not_found */
export async function setAvailability(
  { db, clock, events, actor }: Writer,
  table: SoldTable,
  ids: readonly string[],
  choice: { availability: Availability; hours?: number | undefined },
): Promise<void> {
  const restaurants = await assertOwnItems(db, actor, ids, table);
  const { action, type } = audited[table];
  const now = clock.now();
  const zones = await db.selectFrom("restaurants").select(["id", "time_zone"]).where("id", "in", restaurants).execute();
  await db.transaction().execute(async (trx) => {
    for (const { id, time_zone: timeZone } of zones) {
      const { isAvailable, until } = toStoredAvailability(choice.availability, { now, timeZone, hours: choice.hours });
      const rows = await trx
        .updateTable(table)
        .set((row) => ({
          is_available: isAvailable,
          unavailable_until: until,
          version: row("version", "+", 1),
          updated_at: now,
          updated_by: actor.id,
        }))
        .where("restaurant_id", "=", id)
        .where("id", "in", [...ids])
        .returning("id")
        .execute();
      const changes = { is_available: [null, isAvailable], unavailable_until: [null, until] };
      const entry = { actor, at: now, action, restaurantId: id, changes };
      await audit(trx, ...rows.map((row) => ({ ...entry, subject: [type, row.id] as const })));
    }
    await publishMenuChange(trx, events, restaurants);
  });
}

/** [HALAL-6] Sets marks of items; omitted ones are unchanged, as are other contents. @throws ApiError not_found */
export async function markMenuItems(
  { db, clock, events, actor }: Writer,
  ids: readonly string[],
  { contains_add: added, contains_remove: removed, ...marks }: Omit<z.output<typeof itemMarksRequest>, "ids">,
): Promise<void> {
  const restaurants = await assertOwnItems(db, actor, ids);
  const now = clock.now();
  const changes = Object.fromEntries(Object.entries(marks).map(([mark, value]) => [mark, [null, value]]));
  const contains = added || removed ? changeContents(added ?? [], removed ?? []) : null;
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable("menu_items")
      .set((row) => ({ ...marks, version: row("version", "+", 1), updated_at: now, updated_by: actor.id }))
      .$if(contains !== null, (update) => update.set({ contains: contains ?? [] }))
      .where("id", "in", [...ids])
      .returning(["id", "restaurant_id", "contains"])
      .execute();
    const entries = rows.map((row) => ({
      actor,
      at: now,
      action: "menu.item-marked",
      subject: ["menu_item", row.id] as const,
      restaurantId: row.restaurant_id,
      changes: contains ? { ...changes, contains: [null, row.contains] } : changes,
    }));
    await audit(trx, ...entries);
    await publishMenuChange(trx, events, restaurants);
  });
}

/** Each dish's own contents with some added and some removed, in their usual order. */
const changeContents = (added: readonly string[], removed: readonly string[]) => sql<string[]>`array(
  select content from unnest(${itemContents}::text[]) with ordinality as known (content, place)
  where (content = any(menu_items.contains) or content = any(${added}::text[])) and content <> all(${removed}::text[])
  order by place)`;

/** [HOST-22] Deletes items; existing orders keep them. @throws ApiError not_found */
export async function deleteMenuItems({ db, clock, events, actor }: Writer, ids: readonly string[]): Promise<void> {
  const restaurants = await assertOwnItems(db, actor, ids);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable("menu_items")
      .set({ deleted_at: now, updated_at: now, updated_by: actor.id })
      .where("id", "in", [...ids])
      .returning(["id", "name", "restaurant_id"])
      .execute();
    const entries = rows.map(({ id, name, restaurant_id: restaurantId }) => ({
      actor,
      at: now,
      action: "menu.item-deleted",
      subject: ["menu_item", id] as const,
      restaurantId,
      changes: { name: [name, null] },
    }));
    await audit(trx, ...entries);
    await publishMenuChange(trx, events, restaurants);
  });
}

/** Moves an item one position within its category, renumbering positions from 0. @throws ApiError not_found, conflict */
export async function moveMenuItem(
  trx: Db,
  { actor, events }: Pick<Writer, "actor" | "events">,
  id: string,
  move: Move,
): Promise<void> {
  await assertOwnItems(trx, actor, [id]);
  const place = await trx.selectFrom("menu_items").select("restaurant_id").where("id", "=", id).executeTakeFirst();
  if (!place) throw notFound("Menu item");
  await lockMenuOrder(trx, place.restaurant_id);
  const item = await trx
    .selectFrom("menu_items")
    .select(["restaurant_id", "category"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!item) throw notFound("Menu item");
  const rows = await trx
    .selectFrom("menu_items")
    .select("id")
    .where("restaurant_id", "=", item.restaurant_id)
    .where("category", "=", item.category)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const order = moveInList(
    rows.map((row) => row.id),
    id,
    move,
  );
  await sql`
    update menu_items set position = wanted.place::integer - 1
    from unnest(${order}::uuid[]) with ordinality as wanted (id, place)
    where menu_items.id = wanted.id and menu_items.position <> wanted.place::integer - 1`.execute(trx);
  await publishMenuChange(trx, events, [item.restaurant_id]);
}
