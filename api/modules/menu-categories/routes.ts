import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/menu";
import { messageAnswer } from "@domain/contract/primitives";
import type { Context } from "hono";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import type { ApiEnv } from "@api/http/environment";
import { createRouter } from "@api/http/router";
import { menuEditors, menuWorkers, ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { addCategory, deleteCategory, listCategories, moveCategory, renameCategory } from "./service";

const path = "/menu-categories";
const did = answers(messageAnswer, "What happened");

const routes = {
  list: createRoute({
    method: "get",
    path,
    summary: "Categories of the own menu",
    request: { query: contract.menuCategoryQuery },
    responses: answers(contract.menuCategoryList, "In the order of the menu, with how many items each has"),
  }),
  add: createRoute({
    method: "post",
    path,
    summary: "Add a category at the end of the menu",
    request: { body: jsonBody(contract.addCategoryRequest) },
    responses: did,
  }),
  rename: createRoute({
    method: "patch",
    path,
    summary: "Rename a category, in its items too",
    request: { body: jsonBody(contract.renameCategoryRequest) },
    responses: did,
  }),
  move: createRoute({
    method: "post",
    path: `${path}/move`,
    summary: "Move a category one place up or down",
    request: { body: jsonBody(contract.moveCategoryRequest) },
    responses: did,
  }),
  remove: createRoute({
    method: "post",
    path: `${path}/delete`,
    summary: "Delete an empty category",
    request: { body: jsonBody(contract.deleteCategoryRequest) },
    responses: did,
  }),
};

/** The parts of a menu and their order; all extended calls. */
export function menuCategoriesModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  const editable = (c: Context<ApiEnv>, restaurantId: string) =>
    ownRestaurant(db, requireActor(c, ...menuEditors), restaurantId);

  router.openapi(routes.list, async (c) => {
    const actor = requireActor(c, ...menuWorkers);
    const restaurantId = await ownRestaurant(db, actor, c.req.valid("query").restaurant_id);
    return c.json(ok({ data: await listCategories(db, restaurantId) }), 200);
  });

  router.openapi(routes.add, async (c) => {
    const { restaurant_id, name } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    const writing = { name, by: requireActor(c), at: clock.now() };
    await db.transaction().execute((trx) => addCategory(trx, id, writing));
    return c.json(said("Category added"), 200);
  });

  router.openapi(routes.rename, async (c) => {
    const { restaurant_id, name, new_name: next, version } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    const change = { name, next, version, by: requireActor(c), at: clock.now() };
    await db.transaction().execute((trx) => renameCategory(trx, id, change));
    return c.json(said("Category renamed"), 200);
  });

  router.openapi(routes.move, async (c) => {
    const { restaurant_id, name, ...move } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    await db.transaction().execute((trx) => moveCategory(trx, id, name, move));
    return c.json(said("Category moved"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const { restaurant_id, name, version } = c.req.valid("json");
    const id = await editable(c, restaurant_id);
    const deleting = { name, version, by: requireActor(c), at: clock.now() };
    await db.transaction().execute((trx) => deleteCategory(trx, id, deleting));
    return c.json(said("Category deleted"), 200);
  });

  return router;
}
