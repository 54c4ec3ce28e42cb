import type { ApiDependencies } from "@api/dependencies";
import { withData, withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { listCoupons } from "@api/modules/coupons/list";
import { platformCouponCalls } from "@domain/contract/calls/promotions";
import { createPlatformCoupon, deletePlatformCoupon, readPlatformCoupon, updatePlatformCoupon } from "./save";

/** Coupons that are usable at every restaurant, at the platform's cost. */
export function platformCouponsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(platformCouponCalls.listPlatformCoupons), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listCoupons(db, "platform", { query: c.req.valid("query"), now: clock.now() })), 200);
  });

  router.openapi(routeOf(platformCouponCalls.getPlatformCoupon), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await readPlatformCoupon(db, c.req.valid("param").id)), 200);
  });

  router.openapi(routeOf(platformCouponCalls.createPlatformCoupon), async (c) => {
    const actor = requireActor(c, "admin");
    const id = await createPlatformCoupon({ db, clock, actor }, c.req.valid("json"));
    return c.json(withData(await readPlatformCoupon(db, id), "Coupon created successfully"), 200);
  });

  router.openapi(routeOf(platformCouponCalls.updatePlatformCoupon), async (c) => {
    const actor = requireActor(c, "admin");
    const { id } = c.req.valid("param");
    await updatePlatformCoupon({ db, clock, actor }, id, c.req.valid("json"));
    return c.json(withData(await readPlatformCoupon(db, id), "Coupon updated successfully"), 200);
  });

  router.openapi(routeOf(platformCouponCalls.deletePlatformCoupon), async (c) => {
    const actor = requireActor(c, "admin");
    await deletePlatformCoupon({ db, clock, actor }, c.req.valid("param").id);
    return c.json(withMessage("Coupon deleted successfully"), 200);
  });

  return router;
}
