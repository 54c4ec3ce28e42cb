import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { listItemAddons } from "@api/modules/addons/list";
import { isMember, menuEditors, menuStaff } from "@api/modules/restaurants/membership";
import { listTaxes } from "@api/modules/taxes/taxes";
import { menuItemCalls } from "@domain/contract/calls/menu";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { deleteMenuItems, markMenuItems, moveMenuItem, setAvailability } from "./bulk-edit";
import { findMenuItem, listMenuItems } from "./list";
import { createMenuItem, menuItemForm, updateMenuItem } from "./save";

/** Menu items. */
export function menuItemsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(menuItemCalls.listMenuItems), async (c) => {
    const viewer = { actor: c.get("actor"), now: clock.now() };
    return c.json(withData(await listMenuItems(db, c.req.valid("query"), viewer)), 200);
  });

  router.openapi(toRoute(menuItemCalls.getMenuItem), async (c) => {
    const item = await visibleItem(c.req.valid("param").id, c.get("actor"));
    const taxes = await listTaxes(db, item.restaurant_id ?? "");
    return c.json(withData({ ...item, taxes: taxes.filter((tax) => tax.status) }), 200);
  });

  router.openapi(toRoute(menuItemCalls.listItemAddons), async (c) => {
    const actor = c.get("actor");
    const item = await visibleItem(c.req.valid("param").id, actor);
    const onlyActive = !isMember(actor, item.restaurant_id ?? "");
    const data = await listItemAddons(db, item.id, { onlyActive, now: clock.now() });
    return c.json(withData({ data }), 200);
  });

  router.openapi(toRoute(menuItemCalls.createMenuItem, menuItemForm), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const id = await createMenuItem({ db, clock, events, actor, key }, c.req.valid("form"));
    return c.json(withData(await visibleItem(id, actor), "Menu item created successfully"), 200);
  });

  router.openapi(toRoute(menuItemCalls.updateMenuItem, menuItemForm), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const { id } = c.req.valid("param");
    await updateMenuItem({ db, clock, events, actor, key }, id, c.req.valid("form"));
    return c.json(withData(await visibleItem(id, actor), "Menu item updated successfully"), 200);
  });

  router.openapi(toRoute(menuItemCalls.deleteMenuItem), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteMenuItems({ db, clock, events, actor }, [c.req.valid("param").id]);
    return c.json(withMessage("Menu item deleted successfully"), 200);
  });

  router.openapi(toRoute(menuItemCalls.deleteMenuItems), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { ids } = c.req.valid("json");
    await deleteMenuItems({ db, clock, events, actor }, ids);
    return c.json(withData({ changed: new Set(ids).size }), 200);
  });

  router.openapi(toRoute(menuItemCalls.setAvailability), async (c) => {
    const actor = requireActor(c, ...menuStaff);
    const { ids, ...choice } = c.req.valid("json");
    await setAvailability({ db, clock, events, actor }, "menu_items", ids, choice);
    return c.json(withData({ changed: new Set(ids).size }), 200);
  });

  router.openapi(toRoute(menuItemCalls.markMenuItems), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { ids, ...marks } = c.req.valid("json");
    await markMenuItems({ db, clock, events, actor }, ids, marks);
    return c.json(withData({ changed: new Set(ids).size }), 200);
  });

  router.openapi(toRoute(menuItemCalls.moveMenuItem), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    await db.transaction().execute((trx) => moveMenuItem(trx, { actor, events }, id, c.req.valid("json")));
    return c.json(withMessage("Menu item moved"), 200);
  });

  return router;

  async function visibleItem(id: string, actor: Parameters<typeof findMenuItem>[2]["actor"]) {
    const item = await findMenuItem(db, id, { actor, now: clock.now() });
    if (!item) throw notFound("Menu item");
    return item;
  }
}
