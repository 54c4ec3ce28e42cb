import { createRoute, z } from "@hono/zod-openapi";
import { messageAnswer } from "@domain/contract/primitives";
import * as contract from "@domain/contract/promotion";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { multipartBody } from "@api/http/multipart";
import { createRouter } from "@api/http/router";
import { menuEditors, menuWorkers } from "@api/modules/restaurants/catalogue-rights";
import { insideOf } from "@api/modules/restaurants/visibility";
import { listDeals, runningDeals } from "./list";
import { createDeal, dealChange, dealWrite, deleteDeal, findDeal, updateDeal } from "./save";

const params = z.object({ id: z.string().max(64) });

const routes = {
  list: createRoute({
    method: "get",
    path: "/deals",
    summary: "Deals that run now; for a restaurant's own people all of theirs, as asked",
    request: { query: contract.promotionQuery },
    responses: answers(contract.dealList, "Running ones newest first"),
  }),
  find: createRoute({
    method: "get",
    path: "/deals/{id}",
    summary: "One deal of the own restaurant (extended)",
    request: { params },
    responses: answers(contract.dealAnswer, "The deal"),
  }),
  create: createRoute({
    method: "post",
    path: "/deals",
    summary: "Add a deal (owner, manager)",
    request: { body: multipartBody(dealWrite) },
    responses: answers(contract.dealAnswer, "The deal"),
  }),
  update: createRoute({
    method: "patch",
    path: "/deals/{id}",
    summary: "Change a deal (owner, manager); with version, not over somebody else's change",
    request: { params, body: multipartBody(dealChange) },
    responses: answers(contract.dealAnswer, "The deal as it is now"),
  }),
  remove: createRoute({
    method: "delete",
    path: "/deals/{id}",
    summary: "Delete a deal (owner, manager); orders keep what it took off",
    request: { params },
    responses: answers(messageAnswer, "What happened"),
  }),
};

/** Deals (offers): those running for everyone, all of theirs for a restaurant's people. */
export function dealsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    const query = c.req.valid("query");
    const now = clock.now();
    const inside = insideOf(c.get("actor"), query.restaurant_id);
    if (inside.isInside) return c.json(ok(await listDeals(db, inside.restaurantIds, { query, now })), 200);
    const named = query.restaurant_id === undefined ? null : [query.restaurant_id].filter(isUuid);
    return c.json(ok({ data: await runningDeals(db, named, now) }), 200);
  });

  router.openapi(routes.find, async (c) =>
    c.json(ok(await findDeal(db, requireActor(c, ...menuWorkers), c.req.valid("param").id)), 200),
  );

  router.openapi(routes.create, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const id = await createDeal({ db, clock, actor }, c.req.valid("form"));
    return c.json(ok(await findDeal(db, actor, id), "Offer created successfully"), 200);
  });

  router.openapi(routes.update, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    await updateDeal({ db, clock, actor }, id, c.req.valid("form"));
    return c.json(ok(await findDeal(db, actor, id), "Offer updated successfully"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteDeal({ db, clock, actor }, c.req.valid("param").id);
    return c.json(said("Offer deleted successfully"), 200);
  });

  return router;
}
