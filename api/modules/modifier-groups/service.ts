import type { ModifierGroupChange, ModifierGroupDraft } from "@domain/addon-rules";
import { audit, auditRow, linesOf } from "@api/audit/note";
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

const lineOf = linesOf("menu.group", "modifier_group");

type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };

/** Adds a group behind those there are. */
export async function createGroup({ db, clock, actor }: Writer, restaurantId: string, draft: ModifierGroupDraft) {
  return db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom("modifier_groups")
      .select((select) => select.fn.max("position").as("position"))
      .where("restaurant_id", "=", restaurantId)
      .executeTakeFirst();
    const group = await trx
      .insertInto("modifier_groups")
      .values({ restaurant_id: restaurantId, ...draft, position: (last?.position ?? -1) + 1 })
      .returning(["id", "name", "minimum", "maximum"])
      .executeTakeFirstOrThrow();
    const changes = { name: [null, group.name] };
    await audit(trx, { ...lineOf(actor, clock.now(), { id: group.id, restaurantId }, "created"), changes });
    return group;
  });
}

/** @throws ApiError not_found, also for another restaurant's; conflict with `changedMeanwhile` */
export async function updateGroup(
  { db, clock, actor }: Writer,
  id: string,
  { version, ...draft }: ModifierGroupChange,
) {
  const { restaurant_id: restaurantId } = await ownGroup(db, actor, id);
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("modifier_groups")
      .select(["name", "minimum", "maximum", "version", "updated_at", "updated_by"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Group");
    await refuseIfChanged(trx, "group", before, version);
    const now = clock.now();
    const after = await trx
      .updateTable("modifier_groups")
      .set({ ...draft, version: before.version + 1, updated_at: now, updated_by: actor.id })
      .where("id", "=", id)
      .returning(["id", "name", "minimum", "maximum"])
      .executeTakeFirstOrThrow();
    await auditRow(trx, lineOf(actor, now, { id, restaurantId }, "changed"), { before, after });
    return after;
  });
}

/** Its add-ons stay, without a group. @throws ApiError not_found */
export async function deleteGroup({ db, clock, actor }: Writer, id: string): Promise<void> {
  const { restaurant_id: restaurantId } = await ownGroup(db, actor, id);
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom("modifier_groups").where("id", "=", id).returning("name").executeTakeFirst();
    if (!gone) throw notFound("Group");
    const changes = { name: [gone.name, null] };
    await audit(trx, { ...lineOf(actor, clock.now(), { id, restaurantId }, "deleted"), changes });
  });
}

async function ownGroup(db: Db, actor: Actor, id: string) {
  const found = isUuid(id)
    ? await db.selectFrom("modifier_groups").select("restaurant_id").where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!found || !isInsider(actor, found.restaurant_id)) throw notFound("Group");
  return found;
}
