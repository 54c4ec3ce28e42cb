import type { ModifierGroupChange, ModifierGroupDraft } from "@domain/addon-rules";
import type { ApiDependencies, Db } from "@api/dependencies";
import { isUuid } from "@api/db/uuid";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";
import { isInsider } from "@api/modules/restaurants/visibility";

/** The groups of a restaurant's add-ons in their order, with how many add-ons each has. */
export async function listGroups(db: Db, restaurantId: string) {
  return db
    .selectFrom("modifier_groups")
    .leftJoin("addons", (join) =>
      join.onRef("addons.group_id", "=", "modifier_groups.id").on("addons.deleted_at", "is", null),
    )
    .select(["modifier_groups.id", "modifier_groups.name", "modifier_groups.minimum", "modifier_groups.maximum"])
    .select("modifier_groups.version")
    .select((select) => select.fn.count<number>("addons.id").as("addon_count"))
    .where("modifier_groups.restaurant_id", "=", restaurantId)
    .groupBy("modifier_groups.id")
    .orderBy("modifier_groups.position")
    .orderBy("modifier_groups.name")
    .execute();
}

export async function createGroup(db: Db, restaurantId: string, draft: ModifierGroupDraft) {
  const last = await db
    .selectFrom("modifier_groups")
    .select((select) => select.fn.max("position").as("position"))
    .where("restaurant_id", "=", restaurantId)
    .executeTakeFirst();
  return db
    .insertInto("modifier_groups")
    .values({ restaurant_id: restaurantId, ...draft, position: (last?.position ?? -1) + 1 })
    .returning(["id", "name", "minimum", "maximum"])
    .executeTakeFirstOrThrow();
}

/** @throws ApiError not_found, also for another restaurant's; conflict with `changedMeanwhile` */
export async function updateGroup(
  { db, clock, actor }: Pick<ApiDependencies, "db" | "clock"> & { actor: Actor },
  id: string,
  { version, ...draft }: ModifierGroupChange,
) {
  await ownGroup(db, actor, id);
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("modifier_groups")
      .select(["version", "updated_at", "updated_by"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Group");
    await refuseIfChanged(trx, "group", before, version);
    return trx
      .updateTable("modifier_groups")
      .set({ ...draft, version: before.version + 1, updated_at: clock.now(), updated_by: actor.id })
      .where("id", "=", id)
      .returning(["id", "name", "minimum", "maximum"])
      .executeTakeFirstOrThrow();
  });
}

/** Its add-ons stay, without a group. @throws ApiError not_found */
export async function deleteGroup(db: Db, actor: Actor, id: string): Promise<void> {
  await ownGroup(db, actor, id);
  await db.deleteFrom("modifier_groups").where("id", "=", id).execute();
}

async function ownGroup(db: Db, actor: Actor, id: string): Promise<void> {
  const found = isUuid(id)
    ? await db.selectFrom("modifier_groups").select("restaurant_id").where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!found || !isInsider(actor, found.restaurant_id)) throw notFound("Group");
}
