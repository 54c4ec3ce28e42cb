import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Move } from "@domain/contract/menu";

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

/** Writers of a menu's order wait for each other here: rows that are locked as they are read would still be sorted as before. */
export const lockOrder = (trx: Db, restaurantId: string) =>
  trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forNoKeyUpdate().execute();

/**
 * A list with one of its members a place further up or down; unchanged at the end, when it is not there, and when it is past
 * its neighbour already (a second press, or two people with one mind).
 * @throws ApiError conflict where the neighbour that was seen is elsewhere now
 */
export function moved(list: readonly string[], member: string, { direction, past }: Move): string[] {
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
