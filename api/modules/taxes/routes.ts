import { createRoute, z } from "@hono/zod-openapi";
import { messageAnswer } from "@domain/contract/primitives";
import * as contract from "@domain/contract/promotion";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import type { Actor } from "@api/http/environment";
import { createRouter } from "@api/http/router";
import { menuEditors } from "@api/modules/restaurants/catalogue-rights";
import { restaurantParams } from "@api/modules/restaurants/params";
import { requireInsider, visibleRestaurant } from "@api/modules/restaurants/visibility";
import { findTax, listTaxes } from "./list";
import { createTax, deleteTax, taxChange, taxWrite, updateTax } from "./save";

const path = "/restaurants/{id}/taxes";
const onePath = `${path}/{taxId}` as const;
const params = restaurantParams.extend({ taxId: z.string().max(64) });

const routes = {
  list: createRoute({
    method: "get",
    path,
    summary: "Taxes of a restaurant",
    request: { params: restaurantParams },
    responses: answers(contract.taxList, "All of them; status says which are charged"),
  }),
  create: createRoute({
    method: "post",
    path,
    summary: "Add a tax (owner, manager); it is off",
    request: { params: restaurantParams, body: jsonBody(taxWrite) },
    responses: answers(contract.taxAnswer, "The tax"),
  }),
  update: createRoute({
    method: "patch",
    path: onePath,
    summary: "Change a tax (owner, manager); with version, not over somebody else's change",
    request: { params, body: jsonBody(taxChange) },
    responses: answers(contract.taxAnswer, "The tax as it is now"),
  }),
  remove: createRoute({
    method: "delete",
    path: onePath,
    summary: "Delete a tax (owner, manager)",
    request: { params },
    responses: answers(messageAnswer, "What happened"),
  }),
  switch: createRoute({
    method: "patch",
    path: `${onePath}/status`,
    summary: "Charge a tax or stop charging it (owner, manager)",
    request: { params, body: jsonBody(contract.taxStatusRequest) },
    responses: answers(contract.taxAnswer, "The tax as it is now"),
  }),
};

/** A restaurant's taxes, for its own people and administrators. */
export function taxesModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  const ownPlace = async (actor: Actor, restaurantId: string) => {
    const { id } = await visibleRestaurant(db, restaurantId, actor);
    requireInsider(actor, id);
    return id;
  };

  router.openapi(routes.list, async (c) => {
    const id = await ownPlace(requireActor(c), c.req.valid("param").id);
    return c.json(ok({ data: await listTaxes(db, id) }), 200);
  });

  router.openapi(routes.create, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const restaurantId = await ownPlace(actor, c.req.valid("param").id);
    const taxId = await createTax({ db, clock, actor }, restaurantId, c.req.valid("json"));
    return c.json(ok(await findTax(db, restaurantId, taxId), "Tax created successfully"), 200);
  });

  router.openapi(routes.update, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id, taxId } = c.req.valid("param");
    const restaurantId = await ownPlace(actor, id);
    await updateTax({ db, clock, actor }, { restaurantId, taxId }, c.req.valid("json"));
    return c.json(ok(await findTax(db, restaurantId, taxId), "Tax updated successfully"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id, taxId } = c.req.valid("param");
    await deleteTax({ db, clock, actor }, { restaurantId: await ownPlace(actor, id), taxId });
    return c.json(said("Tax deleted successfully"), 200);
  });

  router.openapi(routes.switch, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id, taxId } = c.req.valid("param");
    const restaurantId = await ownPlace(actor, id);
    await updateTax({ db, clock, actor }, { restaurantId, taxId }, c.req.valid("json"));
    return c.json(ok(await findTax(db, restaurantId, taxId), "Tax status updated successfully"), 200);
  });

  return router;
}
