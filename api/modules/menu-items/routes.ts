import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/menu";
import * as z from "zod";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { answers, ok } from "@api/http/answers";
import { createRouter } from "@api/http/router";
import { addonsOfItem } from "@api/modules/addons/list";
import { isInsider } from "@api/modules/restaurants/visibility";
import { listTaxes } from "@api/modules/taxes/list";
import { findMenuItem, listMenuItems } from "./list";

const params = z.object({ id: z.string().max(64) });

/** What restaurants sell. */
export function menuItemsModule({ db, clock }: ApiDependencies) {
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

  return router;

  async function visibleItem(id: string, actor: Parameters<typeof findMenuItem>[2]["actor"]) {
    const item = await findMenuItem(db, id, { actor, now: clock.now() });
    if (!item) throw notFound("Menu item");
    return item;
  }
}
