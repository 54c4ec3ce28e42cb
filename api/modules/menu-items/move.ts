import type { Move } from "@domain/contract/menu";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { lockOrder, moved } from "@api/modules/menu-categories/places";
import { ownItems } from "./save";

/** An item one place up or down within its category. Places that were equal or had gaps become 0, 1, 2… @throws ApiError not_found, conflict */
export async function moveMenuItem(trx: Db, actor: Actor, id: string, move: Move): Promise<void> {
  await ownItems(trx, actor, [id]);
  const place = await trx.selectFrom("menu_items").select("restaurant_id").where("id", "=", id).executeTakeFirst();
  if (!place) throw notFound("Menu item");
  await lockOrder(trx, place.restaurant_id);
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
  const order = moved(
    rows.map((row) => row.id),
    id,
    move,
  );
  await sql`
    update menu_items set position = wanted.place::integer - 1
    from unnest(${order}::uuid[]) with ordinality as wanted (id, place)
    where menu_items.id = wanted.id and menu_items.position <> wanted.place::integer - 1`.execute(trx);
}
