import { createRoute } from "@hono/zod-openapi";
import { modifierGroupChange, modifierGroupForm } from "@domain/addon-rules";
import * as contract from "@domain/contract/menu";
import { messageAnswer } from "@domain/contract/primitives";
import * as z from "zod";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { menuEditors, menuWorkers, ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { createGroup, deleteGroup, listGroups, updateGroup } from "./service";

const query = z.object({ restaurant_id: z.string().max(64).optional() });

const routes = {
  list: createRoute({
    method: "get",
    path: "/modifier-groups",
    summary: "Groups that add-ons are chosen from",
    request: { query },
    responses: answers(contract.modifierGroupList, "In their order"),
  }),
  create: createRoute({
    method: "post",
    path: "/modifier-groups",
    summary: "Add a group (owner, manager)",
    request: { query, body: jsonBody(modifierGroupForm) },
    responses: answers(contract.modifierGroupAnswer, "The group"),
  }),
  update: createRoute({
    method: "put",
    path: "/modifier-groups/{id}",
    summary: "Change a group (owner, manager); with version, not over somebody else's change",
    request: { params: idParams, body: jsonBody(modifierGroupChange) },
    responses: answers(contract.modifierGroupAnswer, "The group as it is now"),
  }),
  remove: createRoute({
    method: "delete",
    path: "/modifier-groups/{id}",
    summary: "Delete a group; its add-ons stay (owner, manager)",
    request: { params: idParams },
    responses: answers(messageAnswer, "What happened"),
  }),
};

/** How many of which add-ons an item is sold with; all extended calls. */
export function modifierGroupsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    const actor = requireActor(c, ...menuWorkers);
    const restaurantId = await ownRestaurant(db, actor, c.req.valid("query").restaurant_id);
    return c.json(ok({ data: await listGroups(db, restaurantId) }), 200);
  });

  router.openapi(routes.create, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const restaurantId = await ownRestaurant(db, actor, c.req.valid("query").restaurant_id);
    return c.json(ok(await createGroup({ db, clock, actor }, restaurantId, c.req.valid("json")), "Group added"), 200);
  });

  router.openapi(routes.update, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const group = await updateGroup({ db, clock, actor }, c.req.valid("param").id, c.req.valid("json"));
    return c.json(ok(group, "Group saved"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteGroup({ db, clock, actor }, c.req.valid("param").id);
    return c.json(said("Group deleted"), 200);
  });

  return router;
}
