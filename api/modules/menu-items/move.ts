import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { moved } from "@api/modules/menu-categories/places";
import { ownItems } from "./save";

/** An item one place up or down within its category. Places that were equal or had gaps become 0, 1, 2… @throws ApiError not_found */
export async function moveMenuItem(trx: Db, actor: Actor, id: string, direction: "up" | "down"): Promise<void> {
  await ownItems(trx, actor, [id]);
  const item = await trx
    .selectFrom("menu_items")
    .select(["restaurant_id", "category"])
    .where("id", "=", id)
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
    .forUpdate()
    .execute();
  const order = moved(
    rows.map((row) => row.id),
    id,
    direction,
  );
  await sql`
    update menu_items set position = wanted.place::integer - 1
    from unnest(${order}::uuid[]) with ordinality as wanted (id, place)
    where menu_items.id = wanted.id and menu_items.position <> wanted.place::integer - 1`.execute(trx);
}
