import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/menu";
import { messageAnswer } from "@domain/contract/primitives";
import * as z from "zod";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { multipartBody } from "@api/http/multipart";
import { createRouter } from "@api/http/router";
import { addonsOfItem } from "@api/modules/addons/list";
import { menuEditors, menuWorkers } from "@api/modules/restaurants/catalogue-rights";
import { isInsider } from "@api/modules/restaurants/visibility";
import { listTaxes } from "@api/modules/taxes/list";
import { deleteMenuItems, setAvailability } from "./change-many";
import { findMenuItem, listMenuItems } from "./list";
import { moveMenuItem } from "./move";
import { createMenuItem, updateMenuItem } from "./save";
import { menuItemWrite } from "./write-request";

const params = z.object({ id: z.string().max(64) });

const form = multipartBody(menuItemWrite);

const writes = {
  create: createRoute({
    method: "post",
    path: "/menu-items",
    summary: "Add an item (owner, manager)",
    request: { body: form },
    responses: answers(contract.menuItemAnswer, "The item"),
  }),
  update: createRoute({
    method: "put",
    path: "/menu-items/{id}",
    summary: "Write an item whole (owner, manager); with version, not over somebody else's change",
    request: { params, body: form },
    responses: answers(contract.menuItemAnswer, "The item as it is now"),
  }),
  remove: createRoute({
    method: "delete",
    path: "/menu-items/{id}",
    summary: "Delete an item (owner, manager)",
    request: { params },
    responses: answers(messageAnswer, "What happened"),
  }),
  removeMany: createRoute({
    method: "post",
    path: "/menu-items/bulk-delete",
    summary: "Delete items (owner, manager; extended)",
    request: { body: jsonBody(contract.bulkDeleteRequest) },
    responses: answers(contract.changedAnswer, "How many"),
  }),
  availability: createRoute({
    method: "patch",
    path: "/menu-items/availability",
    summary: "Take items off the menu or put them back (owner, manager, staff; extended)",
    request: { body: jsonBody(contract.availabilityRequest) },
    responses: answers(contract.changedAnswer, "How many"),
  }),
  move: createRoute({
    method: "post",
    path: "/menu-items/{id}/move",
    summary: "Move an item one place within its category (owner, manager; extended)",
    request: { params, body: jsonBody(contract.moveRequest) },
    responses: answers(messageAnswer, "What happened"),
  }),
};

/** What restaurants sell. */
export function menuItemsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/menu-items",
      summary: "Items of a restaurant, or of one kind across restaurants (item_type=book)",
      request: { query: contract.menuItemQuery },
      responses: answers(contract.menuItemPage, "One page, or everything up to 1,000 when no page is asked for"),
    }),
    async (c) => {
      const viewer = { actor: c.get("actor"), now: clock.now() };
      return c.json(ok(await listMenuItems(db, c.req.valid("query"), viewer)), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: "/menu-items/{id}",
      summary: "One item with its taxes",
      request: { params },
      responses: answers(contract.menuItemAnswer, "The item"),
    }),
    async (c) => {
      const item = await visibleItem(c.req.valid("param").id, c.get("actor"));
      const taxes = await listTaxes(db, item.restaurant_id ?? "");
      return c.json(ok({ ...item, taxes: taxes.filter((tax) => tax.status) }), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: "/menu-items/{id}/addons",
      summary: "Add-ons assigned to an item: the active ones, all for its own people",
      request: { params },
      responses: answers(contract.addonList, "In the order of the dialog"),
    }),
    async (c) => {
      const actor = c.get("actor");
      const item = await visibleItem(c.req.valid("param").id, actor);
      const data = await addonsOfItem(db, item.id, { onlyActive: !isInsider(actor, item.restaurant_id ?? "") });
      return c.json(ok({ data }), 200);
    },
  );

  router.openapi(writes.create, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const id = await createMenuItem({ db, clock, events, actor }, c.req.valid("form"));
    return c.json(ok(await visibleItem(id, actor), "Menu item created successfully"), 200);
  });

  router.openapi(writes.update, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    await updateMenuItem({ db, clock, events, actor }, id, c.req.valid("form"));
    return c.json(ok(await visibleItem(id, actor), "Menu item updated successfully"), 200);
  });

  router.openapi(writes.remove, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteMenuItems({ db, clock, events, actor }, [c.req.valid("param").id]);
    return c.json(said("Menu item deleted successfully"), 200);
  });

  router.openapi(writes.removeMany, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { ids } = c.req.valid("json");
    await deleteMenuItems({ db, clock, events, actor }, ids);
    return c.json(ok({ changed: new Set(ids).size }), 200);
  });

  router.openapi(writes.availability, async (c) => {
    const actor = requireActor(c, ...menuWorkers);
    const { ids, ...choice } = c.req.valid("json");
    await setAvailability({ db, clock, events, actor }, ids, choice);
    return c.json(ok({ changed: new Set(ids).size }), 200);
  });

  router.openapi(writes.move, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    await db.transaction().execute((trx) => moveMenuItem(trx, actor, id, c.req.valid("json")));
    return c.json(said("Menu item moved"), 200);
  });

  return router;

  async function visibleItem(id: string, actor: Parameters<typeof findMenuItem>[2]["actor"]) {
    const item = await findMenuItem(db, id, { actor, now: clock.now() });
    if (!item) throw notFound("Menu item");
    return item;
  }
}
