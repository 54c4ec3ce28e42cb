import { createRoute, z } from "@hono/zod-openapi";
import { messageAnswer } from "@domain/contract/primitives";
import * as contract from "@domain/contract/promotion";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { multipartBody } from "@api/http/multipart";
import { createRouter } from "@api/http/router";
import { menuEditors, menuWorkers } from "@api/modules/restaurants/catalogue-rights";
import { insideOf } from "@api/modules/restaurants/visibility";
import { listCoupons, usableCoupons } from "./list";
import { couponChange, couponWrite, createCoupon, deleteCoupon, findCoupon, updateCoupon } from "./save";

const params = z.object({ id: z.string().max(64) });

const routes = {
  list: createRoute({
    method: "get",
    path: "/coupons",
    summary: "Coupons usable at a restaurant now; for its own people all of theirs, as asked",
    request: { query: contract.promotionQuery },
    responses: answers(contract.couponList, "Usable ones: the restaurant's first, then the platform's"),
  }),
  find: createRoute({
    method: "get",
    path: "/coupons/{id}",
    summary: "One coupon of the own restaurant (extended)",
    request: { params },
    responses: answers(contract.couponAnswer, "The coupon"),
  }),
  create: createRoute({
    method: "post",
    path: "/coupons",
    summary: "Add a coupon (owner, manager)",
    request: { body: multipartBody(couponWrite) },
    responses: answers(contract.couponAnswer, "The coupon"),
  }),
  update: createRoute({
    method: "patch",
    path: "/coupons/{id}",
    summary: "Change a coupon (owner, manager); with version, not over somebody else's change",
    request: { params, body: multipartBody(couponChange) },
    responses: answers(contract.couponAnswer, "The coupon as it is now"),
  }),
  remove: createRoute({
    method: "delete",
    path: "/coupons/{id}",
    summary: "Delete a coupon (owner, manager); orders keep what it took off",
    request: { params },
    responses: answers(messageAnswer, "What happened"),
  }),
};

/** Coupons, to choose from and to look after. */
export function couponsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    const query = c.req.valid("query");
    const now = clock.now();
    const actor = c.get("actor");
    const inside = insideOf(actor, query.restaurant_id);
    if (!inside.isInside) {
      const customerId = actor?.role === "customer" ? actor.id : undefined;
      return c.json(ok({ data: await usableCoupons(db, query.restaurant_id, { now, customerId }) }), 200);
    }
    const own = await listCoupons(db, inside.restaurantIds, { query, now });
    return c.json(ok({ ...own, platform: await usableCoupons(db, undefined, { now }) }), 200);
  });

  router.openapi(routes.find, async (c) =>
    c.json(ok(await findCoupon(db, requireActor(c, ...menuWorkers), c.req.valid("param").id)), 200),
  );

  router.openapi(routes.create, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const id = await createCoupon({ db, clock, actor }, c.req.valid("form"));
    return c.json(ok(await findCoupon(db, actor, id), "Coupon created successfully"), 200);
  });

  router.openapi(routes.update, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    await updateCoupon({ db, clock, actor }, id, c.req.valid("form"));
    return c.json(ok(await findCoupon(db, actor, id), "Coupon updated successfully"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteCoupon({ db, clock, actor }, c.req.valid("param").id);
    return c.json(said("Coupon deleted successfully"), 200);
  });

  return router;
}
