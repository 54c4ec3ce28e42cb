import { createRoute } from "@hono/zod-openapi";
import { platformCouponRequest } from "@domain/contract/platform-coupon";
import { messageAnswer } from "@domain/contract/primitives";
import * as contract from "@domain/contract/promotion";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { listCoupons } from "@api/modules/coupons/list";
import { createPlatformCoupon, deletePlatformCoupon, readPlatformCoupon, updatePlatformCoupon } from "./save";

const one = "/platform-coupons/{id}";
const routes = {
  list: createRoute({
    method: "get",
    path: "/platform-coupons",
    summary: "The platform's coupons in any status (administrators)",
    request: { query: contract.promotionQuery.omit({ restaurant_id: true }) },
    responses: answers(contract.couponList, "By code unless sorted"),
  }),
  find: createRoute({
    method: "get",
    path: one,
    summary: "One coupon of the platform (administrators)",
    request: { params: idParams },
    responses: answers(contract.couponAnswer, "The coupon"),
  }),
  create: createRoute({
    method: "post",
    path: "/platform-coupons",
    summary: "Add a coupon of the platform (administrators)",
    request: { body: jsonBody(platformCouponRequest) },
    responses: answers(contract.couponAnswer, "The coupon"),
  }),
  update: createRoute({
    method: "put",
    path: one,
    summary: "Change a coupon of the platform (administrators)",
    request: { params: idParams, body: jsonBody(platformCouponRequest) },
    responses: answers(contract.couponAnswer, "The coupon as it is now"),
  }),
  remove: createRoute({
    method: "delete",
    path: one,
    summary: "Delete a coupon of the platform (administrators); orders keep what it took off",
    request: { params: idParams },
    responses: answers(messageAnswer, "What happened"),
  }),
};

/** Coupons that are usable at every restaurant, at the platform's cost. */
export function platformCouponsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await listCoupons(db, "platform", { query: c.req.valid("query"), now: clock.now() })), 200);
  });

  router.openapi(routes.find, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await readPlatformCoupon(db, c.req.valid("param").id)), 200);
  });

  router.openapi(routes.create, async (c) => {
    const actor = requireActor(c, "admin");
    const id = await createPlatformCoupon({ db, clock, actor }, c.req.valid("json"));
    return c.json(ok(await readPlatformCoupon(db, id), "Coupon created successfully"), 200);
  });

  router.openapi(routes.update, async (c) => {
    const actor = requireActor(c, "admin");
    const { id } = c.req.valid("param");
    await updatePlatformCoupon({ db, clock, actor }, id, c.req.valid("json"));
    return c.json(ok(await readPlatformCoupon(db, id), "Coupon updated successfully"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const actor = requireActor(c, "admin");
    await deletePlatformCoupon({ db, clock, actor }, c.req.valid("param").id);
    return c.json(said("Coupon deleted successfully"), 200);
  });

  return router;
}
