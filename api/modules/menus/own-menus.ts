import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";

/** Checks that the serving menus an item names exist. @throws ApiError validation_failed */
export async function assertItemMenus(db: Db, restaurantId: string, wanted: readonly string[] | undefined) {
  if (wanted && wanted.length > 0) assertMenus(await listMenuNames(db, restaurantId), wanted);
}

/** @throws ApiError validation_failed */
export function assertMenus(own: readonly string[], wanted: readonly string[]): void {
  const unknown = wanted.find((name) => !own.includes(name));
  if (unknown === undefined) return;
  const message = `There is no menu called ${unknown}. Add it under Menus first.`;
  throw new ApiError("validation_failed", message, { errors: { menus: message } });
}

/** The names of a restaurant's menus by time. */
export async function listMenuNames(db: Db, restaurantId: string): Promise<string[]> {
  const rows = await db.selectFrom("menus").select("name").where("restaurant_id", "=", restaurantId).execute();
  return rows.map(({ name }) => name);
}
