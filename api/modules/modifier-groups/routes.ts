import type { ApiDependencies } from "@api/dependencies";
import { withData, withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { menuEditors, menuWorkers, ownRestaurant } from "@api/modules/restaurants/menu-rights";
import { modifierGroupCalls } from "@domain/contract/calls/addons";
import { createGroup, deleteGroup, listGroups, updateGroup } from "./service";

/** How many of which add-ons an item is sold with; all extended calls. */
export function modifierGroupsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(modifierGroupCalls.listModifierGroups), async (c) => {
    const actor = requireActor(c, ...menuWorkers);
    const restaurantId = await ownRestaurant(db, actor, c.req.valid("query").restaurant_id);
    return c.json(withData({ data: await listGroups(db, restaurantId) }), 200);
  });

  router.openapi(routeOf(modifierGroupCalls.createModifierGroup), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const restaurantId = await ownRestaurant(db, actor, c.req.valid("query").restaurant_id);
    return c.json(
      withData(await createGroup({ db, clock, actor }, restaurantId, c.req.valid("json")), "Group added"),
      200,
    );
  });

  router.openapi(routeOf(modifierGroupCalls.updateModifierGroup), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const group = await updateGroup({ db, clock, actor }, c.req.valid("param").id, c.req.valid("json"));
    return c.json(withData(group, "Group saved"), 200);
  });

  router.openapi(routeOf(modifierGroupCalls.deleteModifierGroup), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteGroup({ db, clock, actor }, c.req.valid("param").id);
    return c.json(withMessage("Group deleted"), 200);
  });

  return router;
}
