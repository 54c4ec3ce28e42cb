import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { type MenuWriter, publishMenuChange } from "@api/modules/menu-items/save";
import { defineResource, type Writer } from "@api/modules/resource/resource";
import { getOwnRestaurantId, menuEditors, menuStaff } from "@api/modules/restaurants/membership";
import { modifierGroupCalls } from "@domain/contract/calls/addons";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import type { ModifierGroupChange, ModifierGroupDraft } from "@domain/menu/addon-rules";
import type { ModifierGroup } from "@domain/menu/modifier-groups";

/** Modifier groups: rules for how many add-ons are chosen; all extended calls. */
export function modifierGroupsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(modifierGroupCalls.listModifierGroups), async (c) => {
    const actor = requireActor(c, ...menuStaff);
    const restaurantId = await getOwnRestaurantId(db, actor, c.req.valid("query").restaurant_id);
    return c.json(withData({ data: await listGroups(db, restaurantId) }), 200);
  });

  router.openapi(toRoute(modifierGroupCalls.createModifierGroup), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const restaurantId = await getOwnRestaurantId(db, actor, c.req.valid("query").restaurant_id);
    return c.json(
      withData(await createGroup({ db, clock, actor, key }, restaurantId, c.req.valid("json")), "Group added"),
      200,
    );
  });

  router.openapi(toRoute(modifierGroupCalls.updateModifierGroup), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const group = await updateGroup({ db, clock, events, actor, key }, c.req.valid("param").id, c.req.valid("json"));
    return c.json(withData(group, "Group saved"), 200);
  });

  router.openapi(toRoute(modifierGroupCalls.deleteModifierGroup), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteGroup({ db, clock, events, actor }, c.req.valid("param").id);
    return c.json(withMessage("Group deleted"), 200);
  });

  return router;
}

/** The groups of a restaurant's add-ons in their order, with how many add-ons each has. */
async function listGroups(db: Db, restaurantId: string) {
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

const groups = defineResource({
  table: "modifier_groups",
  name: "group",
  title: "Group",
  audited: ["menu.group", "modifier_group"],
  auditedColumns: ["name"],
});

/** Adds a group at the end. */
async function createGroup(writer: Writer, restaurantId: string, draft: ModifierGroupDraft) {
  const columns = async (trx: Db) => {
    const last = await trx
      .selectFrom("modifier_groups")
      .select((select) => select.fn.max("position").as("position"))
      .where("restaurant_id", "=", restaurantId)
      .executeTakeFirst();
    return { ...draft, position: (last?.position ?? -1) + 1 };
  };
  return groupView(await groups.create(writer, restaurantId, { columns }));
}

/** @throws ApiError not_found, also for another restaurant's; conflict with `editConflictDetails` */
async function updateGroup(writer: MenuWriter, id: string, { version, ...draft }: ModifierGroupChange) {
  const { restaurant_id: restaurantId } = await groups.own(writer.db, writer.actor, id);
  const after = (trx: Db) => publishMenuChange(trx, writer.events, [restaurantId]);
  return groupView(await groups.update(writer, { id, restaurantId }, { version, columns: () => draft, after }));
}

/** Deletes a group; its add-ons stay, ungrouped. @throws ApiError not_found */
async function deleteGroup(writer: MenuWriter, id: string): Promise<void> {
  const { restaurant_id: restaurantId } = await groups.own(writer.db, writer.actor, id);
  await groups.remove(writer, { id, restaurantId }, (trx) => publishMenuChange(trx, writer.events, [restaurantId]));
}

const groupView = ({ id, name, minimum, maximum }: ModifierGroup) => ({ id, name, minimum, maximum });
