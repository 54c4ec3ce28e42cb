import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/menu";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { multipartBody } from "@api/http/multipart";
import { createRouter } from "@api/http/router";
import { menuEditors, menuWorkers } from "@api/modules/restaurants/catalogue-rights";
import { ownRestaurantIds } from "@api/modules/restaurants/visibility";
import { assignAddon, unassignAddon } from "./assign";
import { findAddon } from "./find";
import { listAddons } from "./list";
import { addonChange, addonWrite, createAddon, deleteAddon, updateAddon } from "./save";

const params = z.object({ id: z.string().max(64) });
const pairParams = z.object({ itemId: z.string().max(64), addonId: z.string().max(64) });
const pairPath = "/menu-items/{itemId}/addons/{addonId}";
const did = answers(messageAnswer, "What happened");

const routes = {
  list: createRoute({
    method: "get",
    path: "/addons",
    summary: "Add-ons of the own restaurant",
    request: { query: contract.addonQuery },
    responses: answers(contract.addonPage, "One page, or everything up to 1,000 when no page is asked for"),
  }),
  find: createRoute({
    method: "get",
    path: "/addons/{id}",
    summary: "One add-on of the own restaurant (extended)",
    request: { params },
    responses: answers(contract.addonAnswer, "The add-on"),
  }),
  create: createRoute({
    method: "post",
    path: "/addons",
    summary: "Add an add-on (owner, manager)",
    request: { body: multipartBody(addonWrite) },
    responses: answers(contract.addonAnswer, "The add-on"),
  }),
  update: createRoute({
    method: "patch",
    path: "/addons/{id}",
    summary: "Change an add-on (owner, manager); with version, not over somebody else's change",
    request: { params, body: multipartBody(addonChange) },
    responses: answers(contract.addonAnswer, "The add-on as it is now"),
  }),
  remove: createRoute({
    method: "delete",
    path: "/addons/{id}",
    summary: "Delete an add-on (owner, manager)",
    request: { params },
    responses: did,
  }),
  assign: createRoute({
    method: "post",
    path: pairPath,
    summary: "Sell an item with an add-on (owner, manager, staff)",
    request: { params: pairParams },
    responses: did,
  }),
  unassign: createRoute({
    method: "delete",
    path: pairPath,
    summary: "Sell an item without an add-on (owner, manager, staff)",
    request: { params: pairParams },
    responses: did,
  }),
};

/** A restaurant's add-ons, for its own people [ADDON-5]. */
export function addonsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    const actor = requireActor(c, ...menuWorkers);
    const query = c.req.valid("query");
    return c.json(ok(await listAddons(db, ownRestaurantIds(actor, query.restaurant_id), query)), 200);
  });

  router.openapi(routes.find, async (c) =>
    c.json(ok(await findAddon(db, requireActor(c, ...menuWorkers), c.req.valid("param").id)), 200),
  );

  router.openapi(routes.create, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const id = await createAddon({ db, clock, actor }, c.req.valid("form"));
    return c.json(ok(await findAddon(db, actor, id), "Add-on created successfully"), 200);
  });

  router.openapi(routes.update, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    await updateAddon({ db, clock, actor }, id, c.req.valid("form"));
    return c.json(ok(await findAddon(db, actor, id), "Add-on updated successfully"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteAddon({ db, clock, actor }, c.req.valid("param").id);
    return c.json(said("Add-on deleted successfully"), 200);
  });

  router.openapi(routes.assign, async (c) => {
    const actor = requireActor(c, ...menuWorkers);
    await db.transaction().execute((trx) => assignAddon(trx, { actor, at: clock.now() }, c.req.valid("param")));
    return c.json(said("Addon added successfully"), 200);
  });

  router.openapi(routes.unassign, async (c) => {
    const actor = requireActor(c, ...menuWorkers);
    await db.transaction().execute((trx) => unassignAddon(trx, { actor, at: clock.now() }, c.req.valid("param")));
    return c.json(said("Addon removed successfully"), 200);
  });

  return router;
}
