import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { menuEditors, requireMember } from "@api/modules/restaurants/membership";
import { getVisibleRestaurant } from "@api/modules/restaurants/visibility";
import { taxCalls } from "@domain/contract/calls/settings";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { createTax, deleteTax, getTax, listTaxes, updateTax } from "./taxes";

/** A restaurant's taxes, for its team and administrators. */
export function taxesModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();
  const ownPlace = async (actor: Actor, restaurantId: string) => {
    const { id } = await getVisibleRestaurant(db, restaurantId, actor);
    requireMember(actor, id);
    return id;
  };

  router.openapi(toRoute(taxCalls.listTaxes), async (c) => {
    const id = await ownPlace(requireActor(c), c.req.valid("param").id);
    return c.json(withData({ data: await listTaxes(db, id) }), 200);
  });

  router.openapi(toRoute(taxCalls.createTax), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const restaurantId = await ownPlace(actor, c.req.valid("param").id);
    const taxId = await createTax({ db, clock, actor, key }, restaurantId, c.req.valid("json"));
    return c.json(withData(await getTax(db, restaurantId, taxId), "Tax created successfully"), 200);
  });

  router.openapi(toRoute(taxCalls.updateTax), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const { id, taxId } = c.req.valid("param");
    const restaurantId = await ownPlace(actor, id);
    await updateTax({ db, clock, events, actor, key }, { restaurantId, taxId }, c.req.valid("json"));
    return c.json(withData(await getTax(db, restaurantId, taxId), "Tax updated successfully"), 200);
  });

  router.openapi(toRoute(taxCalls.deleteTax), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id, taxId } = c.req.valid("param");
    await deleteTax({ db, clock, events, actor }, { restaurantId: await ownPlace(actor, id), taxId });
    return c.json(withMessage("Tax deleted successfully"), 200);
  });

  router.openapi(toRoute(taxCalls.setTaxStatus), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id, taxId } = c.req.valid("param");
    const restaurantId = await ownPlace(actor, id);
    await updateTax({ db, clock, events, actor }, { restaurantId, taxId }, c.req.valid("json"));
    return c.json(withData(await getTax(db, restaurantId, taxId), "Tax status updated successfully"), 200);
  });

  return router;
}
