import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { setAvailability } from "@api/modules/menu-items/bulk-edit";
import { getOwnRestaurantIds, menuEditors, menuStaff } from "@api/modules/restaurants/membership";
import { addonCalls } from "@domain/contract/calls/addons";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { getAddon, listAddons } from "./list";
import { addonForm, addonUpdateForm, assignAddon, createAddon, deleteAddon, unassignAddon, updateAddon } from "./save";

/** A restaurant's add-ons, for its own people [ADDON-5]. */
export function addonsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(addonCalls.listAddons), async (c) => {
    const actor = requireActor(c, ...menuStaff);
    const query = c.req.valid("query");
    return c.json(
      withData(await listAddons(db, getOwnRestaurantIds(actor, query.restaurant_id), query, clock.now())),
      200,
    );
  });

  router.openapi(toRoute(addonCalls.getAddon), async (c) =>
    c.json(withData(await getAddon(db, requireActor(c, ...menuStaff), c.req.valid("param").id, clock.now())), 200),
  );

  router.openapi(toRoute(addonCalls.createAddon, addonForm), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const id = await createAddon({ db, clock, actor, key }, c.req.valid("form"));
    return c.json(withData(await getAddon(db, actor, id, clock.now()), "Add-on created successfully"), 200);
  });

  router.openapi(toRoute(addonCalls.updateAddon, addonUpdateForm), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const { id } = c.req.valid("param");
    await updateAddon({ db, clock, events, actor, key }, id, c.req.valid("form"));
    return c.json(withData(await getAddon(db, actor, id, clock.now()), "Add-on updated successfully"), 200);
  });

  router.openapi(toRoute(addonCalls.deleteAddon), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteAddon({ db, clock, events, actor }, c.req.valid("param").id);
    return c.json(withMessage("Add-on deleted successfully"), 200);
  });

  router.openapi(toRoute(addonCalls.setAddonAvailability), async (c) => {
    const actor = requireActor(c, ...menuStaff);
    const { ids, ...choice } = c.req.valid("json");
    await setAvailability({ db, clock, events, actor }, "addons", ids, choice);
    return c.json(withData({ changed: new Set(ids).size }), 200);
  });

  router.openapi(toRoute(addonCalls.assignAddon), async (c) => {
    const actor = requireActor(c, ...menuStaff);
    const by = { actor, at: clock.now(), events };
    await db.transaction().execute((trx) => assignAddon(trx, by, c.req.valid("param")));
    return c.json(withMessage("Addon added successfully"), 200);
  });

  router.openapi(toRoute(addonCalls.unassignAddon), async (c) => {
    const actor = requireActor(c, ...menuStaff);
    const by = { actor, at: clock.now(), events };
    await db.transaction().execute((trx) => unassignAddon(trx, by, c.req.valid("param")));
    return c.json(withMessage("Addon removed successfully"), 200);
  });

  return router;
}
