import { sql } from "kysely";
import type { Db } from "@api/dependencies";

/** Gives categories that the menu does not know yet a place at its end. Runs on a transaction. */
export async function keepCategories(trx: Db, restaurantId: string, names: readonly string[]): Promise<void> {
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
export async function placeAtEnd(trx: Db, restaurantId: string, category: string): Promise<number> {
  const last = await trx
    .selectFrom("menu_items")
    .select((select) => select.fn.max("position").as("position"))
    .where("restaurant_id", "=", restaurantId)
    .where("category", "=", category)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

/** A list with one of its members a place further up or down; unchanged at the end, or when it is not there. */
export function moved<T>(list: readonly T[], member: T, direction: "up" | "down"): T[] {
  const from = list.indexOf(member);
  const to = direction === "up" ? from - 1 : from + 1;
  if (from < 0 || to < 0 || to >= list.length) return [...list];
  const next = list.filter((one) => one !== member);
  next.splice(to, 0, member);
  return next;
}
