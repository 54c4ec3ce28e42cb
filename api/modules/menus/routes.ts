import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { getOwnRestaurantId, menuEditors, menuStaff } from "@api/modules/restaurants/membership";
import { servingMenuCalls } from "@domain/contract/calls/menu";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { createMenu, deleteMenu, listMenus, setCategoryMenus, updateMenu } from "./service";

/** [RUSH-18] Serving menus; all extended calls. */
export function menusModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(servingMenuCalls.listMenus), async (c) => {
    const actor = requireActor(c, ...menuStaff);
    const restaurantId = await getOwnRestaurantId(db, actor, c.req.valid("query").restaurant_id);
    return c.json(withData({ data: await listMenus(db, restaurantId) }), 200);
  });

  router.openapi(toRoute(servingMenuCalls.createMenu), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const restaurantId = await getOwnRestaurantId(db, actor, c.req.valid("query").restaurant_id);
    const menu = await createMenu({ db, clock, events, actor, key }, restaurantId, c.req.valid("json"));
    return c.json(withData(menu, "Menu added"), 200);
  });

  router.openapi(toRoute(servingMenuCalls.updateMenu), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const menu = await updateMenu({ db, clock, events, actor, key }, c.req.valid("param").id, c.req.valid("json"));
    return c.json(withData(menu, "Menu saved"), 200);
  });

  router.openapi(toRoute(servingMenuCalls.deleteMenu), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteMenu({ db, clock, events, actor }, c.req.valid("param").id);
    return c.json(withMessage("Menu deleted"), 200);
  });

  router.openapi(toRoute(servingMenuCalls.setCategoryMenus), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { restaurant_id, ...choice } = c.req.valid("json");
    const restaurantId = await getOwnRestaurantId(db, actor, restaurant_id);
    await setCategoryMenus({ db, clock, events, actor }, restaurantId, choice);
    return c.json(withMessage("Menus of the category saved"), 200);
  });

  return router;
}
