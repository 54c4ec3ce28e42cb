import type { Context } from "hono";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { type Actor, type ApiEnv, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { publishMenuChange } from "@api/modules/menu-items/save";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { getOwnRestaurantId, menuEditors, menuStaff } from "@api/modules/restaurants/membership";
import { menuCategoryCalls } from "@domain/contract/calls/menu";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { addCategory, deleteCategory, listCategories, moveCategory, renameCategory } from "./service";

/** Menu categories and their order; all extended calls. */
export function menuCategoriesModule({ db, clock, events }: ApiDependencies) {
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
    const key = c.req.valid("header")[idempotencyHeader];
    const request = { restaurantId: id, actor: writing.by, key };
    await onlyOnce(request, {
      isStill: (names) => names.includes(name),
      work: (trx) => addCategory(trx, id, writing),
    });
    return c.json(withMessage("Category added"), 200);
  });

  router.openapi(toRoute(menuCategoryCalls.renameMenuCategory), async (c) => {
    const { restaurant_id, name, new_name: next, version, station } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    const change = { name, next, version, station, by: requireActor(c), at: clock.now() };
    const key = c.req.valid("header")[idempotencyHeader];
    const request = { restaurantId: id, actor: change.by, key };
    await onlyOnce(request, {
      isStill: (names) => names.includes(next) && (name === next || !names.includes(name)),
      work: (trx) => renameCategory(trx, id, change),
    });
    return c.json(withMessage("Category renamed"), 200);
  });

  router.openapi(toRoute(menuCategoryCalls.moveMenuCategory), async (c) => {
    const { restaurant_id, name, ...move } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    await db.transaction().execute(async (trx) => {
      await moveCategory(trx, id, name, move);
      await publishMenuChange(trx, events, [id]);
    });
    return c.json(withMessage("Category moved"), 200);
  });

  router.openapi(toRoute(menuCategoryCalls.deleteMenuCategory), async (c) => {
    const { restaurant_id, name, version } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    const deleting = { name, version, by: requireActor(c), at: clock.now() };
    const key = c.req.valid("header")[idempotencyHeader];
    const request = { restaurantId: id, actor: deleting.by, key };
    await onlyOnce(request, {
      isStill: (names) => !names.includes(name),
      work: (trx) => deleteCategory(trx, id, deleting),
    });
    return c.json(withMessage("Category deleted"), 200);
  });

  return router;

  /** [FORM-5] Makes a change unless the same request made it already and the menu still is as that left it. */
  function onlyOnce(
    { restaurantId, actor, key }: { restaurantId: string; actor: Actor; key: string | undefined },
    { isStill, work }: { isStill: (names: string[]) => boolean; work: (trx: Db) => Promise<void> },
  ): Promise<void> {
    const idempotencyKey = { actor, scope: ["categories", restaurantId], key, now: clock.now() } as const;
    return db.transaction().execute(async (trx) => {
      const saved = await findSaved(trx, idempotencyKey);
      if (saved && isStill((await listCategories(trx, restaurantId)).map(({ name }) => name))) return;
      await work(trx);
      await publishMenuChange(trx, events, [restaurantId]);
      await noteSaved(trx, idempotencyKey, restaurantId);
    });
  }
}
