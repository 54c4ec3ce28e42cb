import type { Context } from "hono";
import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { type ApiEnv, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { menuCategoryCalls } from "@domain/contract/calls/menu";
import { getOwnRestaurantId, menuEditors, menuStaff } from "../restaurants/visibility";
import { addCategory, deleteCategory, listCategories, moveCategory, renameCategory } from "./service";

/** Menu categories and their order; all extended calls. */
export function menuCategoriesModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  const editable = (c: Context<ApiEnv>, restaurantId: string) =>
    getOwnRestaurantId(db, requireActor(c, ...menuEditors), restaurantId);

  router.openapi(toRoute(menuCategoryCalls.listMenuCategories), async (c) => {
    const actor = requireActor(c, ...menuStaff);
    const restaurantId = await getOwnRestaurantId(db, actor, c.req.valid("query").restaurant_id);
    return c.json(withData({ data: await listCategories(db, restaurantId) }), 200);
  });

  router.openapi(toRoute(menuCategoryCalls.createMenuCategory), async (c) => {
    const { restaurant_id, name } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    const writing = { name, by: requireActor(c), at: clock.now() };
    await db.transaction().execute((trx) => addCategory(trx, id, writing));
    return c.json(withMessage("Category added"), 200);
  });

  router.openapi(toRoute(menuCategoryCalls.renameMenuCategory), async (c) => {
    const { restaurant_id, name, new_name: next, version, station } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    const change = { name, next, version, station, by: requireActor(c), at: clock.now() };
    await db.transaction().execute((trx) => renameCategory(trx, id, change));
    return c.json(withMessage("Category renamed"), 200);
  });

  router.openapi(toRoute(menuCategoryCalls.moveMenuCategory), async (c) => {
    const { restaurant_id, name, ...move } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    await db.transaction().execute((trx) => moveCategory(trx, id, name, move));
    return c.json(withMessage("Category moved"), 200);
  });

  router.openapi(toRoute(menuCategoryCalls.deleteMenuCategory), async (c) => {
    const { restaurant_id, name, version } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    const deleting = { name, version, by: requireActor(c), at: clock.now() };
    await db.transaction().execute((trx) => deleteCategory(trx, id, deleting));
    return c.json(withMessage("Category deleted"), 200);
  });

  return router;
}
