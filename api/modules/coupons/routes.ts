import type { ApiDependencies } from "@api/dependencies";
import { withData, withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { menuEditors, menuWorkers } from "@api/modules/restaurants/menu-rights";
import { insideOf } from "@api/modules/restaurants/visibility";
import { couponCalls } from "@domain/contract/calls/promotions";
import { listCoupons, usableCoupons } from "./list";
import { couponChange, couponWrite, createCoupon, deleteCoupon, findCoupon, updateCoupon } from "./save";

/** Coupons, to choose from and to look after. */
export function couponsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(couponCalls.listCoupons), async (c) => {
    const query = c.req.valid("query");
    const now = clock.now();
    const actor = c.get("actor");
    const inside = insideOf(actor, query.restaurant_id);
    if (!inside.isInside) {
      const customerId = actor?.role === "customer" ? actor.id : undefined;
      return c.json(withData({ data: await usableCoupons(db, query.restaurant_id, { now, customerId }) }), 200);
    }
    const own = await listCoupons(db, inside.restaurantIds, { query, now });
    return c.json(withData({ ...own, platform: await usableCoupons(db, undefined, { now }) }), 200);
  });

  router.openapi(routeOf(couponCalls.getCoupon), async (c) =>
    c.json(withData(await findCoupon(db, requireActor(c, ...menuWorkers), c.req.valid("param").id)), 200),
  );

  router.openapi(routeOf(couponCalls.createCoupon, couponWrite), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const id = await createCoupon({ db, clock, actor }, c.req.valid("form"));
    return c.json(withData(await findCoupon(db, actor, id), "Coupon created successfully"), 200);
  });

  router.openapi(routeOf(couponCalls.updateCoupon, couponChange), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { id } = c.req.valid("param");
    await updateCoupon({ db, clock, actor }, id, c.req.valid("form"));
    return c.json(withData(await findCoupon(db, actor, id), "Coupon updated successfully"), 200);
  });

  router.openapi(routeOf(couponCalls.deleteCoupon), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteCoupon({ db, clock, actor }, c.req.valid("param").id);
    return c.json(withMessage("Coupon deleted successfully"), 200);
  });

  return router;
}
