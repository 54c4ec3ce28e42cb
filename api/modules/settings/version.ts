import type { RestaurantRevisionsTable } from "@api/db/tables/restaurants";
import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import { assertVersion } from "@api/modules/resource/resource";

type Part = RestaurantRevisionsTable["part"];

const names: Record<Part, string> = {
  settings: "restaurant's settings",
  hours: "restaurant's opening hours",
  mail: "restaurant's mail settings",
};

/** The version of a section of the settings; 0 before its first change. */
export async function getVersion(db: Db, restaurantId: string, part: Part): Promise<number> {
  return (await find(db, restaurantId, part))?.version ?? 0;
}

/**
 * Increments a section's version and records the editor, in the transaction of the change. Locks the restaurant's row, which
 * serialises editors.
 * @throws ApiError conflict when `version` is not the stored one
 */
export async function incrementVersion(
  trx: Db,
  change: { restaurantId: string; part: Part; version: number | undefined; actor: Actor; now: Date },
): Promise<void> {
  const { restaurantId, part, version, actor, now } = change;
  await trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forUpdate().execute();
  const before = (await find(trx, restaurantId, part)) ?? { version: 0, updated_at: now, updated_by: null };
  await assertVersion(trx, names[part], before, version);
  const next = { version: before.version + 1, updated_at: now, updated_by: actor.id };
  await trx
    .insertInto("restaurant_revisions")
    .values({ restaurant_id: restaurantId, part, ...next })
    .onConflict((on) => on.columns(["restaurant_id", "part"]).doUpdateSet(next))
    .execute();
}

const find = (db: Db, restaurantId: string, part: Part) =>
  db
    .selectFrom("restaurant_revisions")
    .select(["version", "updated_at", "updated_by"])
    .where("restaurant_id", "=", restaurantId)
    .where("part", "=", part)
    .executeTakeFirst();
