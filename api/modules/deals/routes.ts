import { isUuid } from "@api/db/uuid";
import type { ApiDependencies } from "@api/dependencies";
import { withData, withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { menuEditors, menuWorkers } from "@api/modules/restaurants/menu-rights";
import { insideOf } from "@api/modules/restaurants/visibility";
import { dealCalls } from "@domain/contract/calls/promotions";
import { listDeals, runningDeals } from "./list";
import { createDeal, dealChange, dealWrite, deleteDeal, findDeal, updateDeal } from "./save";

/** Deals (offers): those running for everyone, all of theirs for a restaurant's people. */
export function dealsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(dealCalls.listDeals), async (c) => {
    const query = c.req.valid("query");
    const now = clock.now();
    const inside = insideOf(c.get("actor"), query.restaurant_id);
    if (inside.isInside) return c.json(withData(await listDeals(db, inside.restaurantIds, { query, now })), 200);
    const named = query.restaurant_id === undefined ? null : [query.restaurant_id].filter(isUuid);
    return c.json(withData({ data: await runningDeals(db, named, now) }), 200);
  });

  router.openapi(routeOf(dealCalls.getDeal), async (c) =>
    c.json(withData(await findDeal(db, requireActor(c, ...menuWorkers), c.req.valid("param").id)), 200),
  );

  router.openapi(routeOf(dealCalls.createDeal, dealWrite), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const id = await createDeal({ db, clock, actor }, c.req.valid("form"));
    return c.json(withData(await findDeal(db, actor, id), "Offer created successfully"), 200);
  });

  router.openapi(routeOf(dealCalls.updateDeal, dealChange), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    await updateDeal({ db, clock, actor }, id, c.req.valid("form"));
    return c.json(withData(await findDeal(db, actor, id), "Offer updated successfully"), 200);
  });

  router.openapi(routeOf(dealCalls.deleteDeal), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteDeal({ db, clock, actor }, c.req.valid("param").id);
    return c.json(withMessage("Offer deleted successfully"), 200);
  });

  return router;
}
