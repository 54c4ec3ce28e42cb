import { z } from "@hono/zod-openapi";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { getPromotionAccess } from "@api/modules/promotions/access";
import { dateField, getPromotionPeriod, promotionFields } from "@api/modules/promotions/period";
import type { Writer } from "@api/modules/resource/resource";
import { getOwnRestaurantId, menuEditors, menuStaff } from "@api/modules/restaurants/membership";
import { couponCalls } from "@domain/contract/calls/promotions";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { hasChanges, noChangesMessage } from "@domain/contract/primitives";
import type { CouponWire } from "@domain/contract/promotion";
import { couponFields } from "@domain/promotions/promotion-rules";
import { listCoupons, listUsableCoupons } from "./list";
import { assertCodeAvailable, assertPromiseKept, coupons, toCouponColumns, toCouponWire } from "./rows";

const fields = {
  ...couponFields,
  start_date: dateField("Start date is required"),
  expiration_date: dateField("End date is required"),
};

/** [HOST-32] The multipart fields of a coupon; image_url is extended. */
const couponWrite = z.object({ ...fields, ...promotionFields });

/** [HOST-33] A field that is left out leaves the coupon as it is. */
const couponChange = z
  .object({ ...z.object(fields).partial().shape, ...promotionFields })
  .refine(hasChanges, noChangesMessage);

/** Coupons: usable ones for customers, and their administration. */
export function couponsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(couponCalls.listCoupons), async (c) => {
    const query = c.req.valid("query");
    const now = clock.now();
    const actor = c.get("actor");
    const inside = getPromotionAccess(actor, query.restaurant_id);
    if (!inside.isInside) {
      const customerId = actor?.role === "customer" ? actor.id : undefined;
      return c.json(withData({ data: await listUsableCoupons(db, query.restaurant_id, { now, customerId }) }), 200);
    }
    const own = await listCoupons(db, inside.restaurantIds, { query, now });
    return c.json(withData({ ...own, platform: await listUsableCoupons(db, undefined, { now }) }), 200);
  });

  router.openapi(toRoute(couponCalls.getCoupon), async (c) =>
    c.json(withData(await getCoupon(db, requireActor(c, ...menuStaff), c.req.valid("param").id)), 200),
  );

  router.openapi(toRoute(couponCalls.createCoupon, couponWrite), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const id = await createCoupon({ db, clock, actor, key }, c.req.valid("form"));
    return c.json(withData(await getCoupon(db, actor, id), "Coupon created successfully"), 200);
  });

  router.openapi(toRoute(couponCalls.updateCoupon, couponChange), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const { id } = c.req.valid("param");
    await updateCoupon({ db, clock, actor, key }, id, c.req.valid("form"));
    return c.json(withData(await getCoupon(db, actor, id), "Coupon updated successfully"), 200);
  });

  router.openapi(toRoute(couponCalls.deleteCoupon), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteCoupon({ db, clock, actor }, c.req.valid("param").id);
    return c.json(withMessage("Coupon deleted successfully"), 200);
  });

  return router;
}

type CouponWrite = z.output<typeof couponWrite>;
type CouponChange = z.output<typeof couponChange>;

/** @returns the new coupon's id @throws ApiError not_found "No restaurant found", forbidden, validation_failed */
async function createCoupon(writer: Writer, write: CouponWrite): Promise<string> {
  const restaurantId = await getOwnRestaurantId(writer.db, writer.actor, write.restaurantId);
  const { id } = await coupons.create(writer, restaurantId, {
    picture: write,
    columns: async (trx, now) => {
      const period = await getPromotionPeriod(trx, {
        restaurantId,
        type: write.type,
        discountHundredths: write.discount_value,
        start: write.start_date,
        end: write.expiration_date,
        endField: "expiration_date",
      });
      await assertCodeAvailable(trx, restaurantId, write.code);
      return { ...toCouponColumns(write, period), created_at: now };
    },
    after: (_trx, coupon) => assertPromiseKept(coupon),
  });
  return id;
}

/** @throws ApiError not_found (also another restaurant's and the platform's), conflict with `editConflictDetails`, validation_failed */
async function updateCoupon(writer: Writer, id: string, write: CouponChange): Promise<void> {
  const { restaurant_id: restaurantId } = await coupons.own(writer.db, writer.actor, id);
  await coupons.update(
    writer,
    { id, restaurantId },
    {
      version: write.version,
      picture: write,
      columns: async (trx, before) => {
        const period = await getPromotionPeriod(trx, {
          restaurantId,
          type: write.type ?? before.type,
          discountHundredths: write.discount_value ?? before.discount_hundredths,
          start: write.start_date ?? before.starts_at.toISOString(),
          end: write.expiration_date ?? before.expires_at.toISOString(),
          endField: "expiration_date",
        });
        await assertCodeAvailable(trx, restaurantId, write.code, before);
        return toCouponColumns(write, period);
      },
      after: (_trx, coupon) => assertPromiseKept(coupon),
    },
  );
}

/** [HOST-34] @throws ApiError not_found, also for another restaurant's and the platform's */
async function deleteCoupon(writer: Writer, id: string): Promise<void> {
  const { restaurant_id: restaurantId } = await coupons.own(writer.db, writer.actor, id);
  await coupons.remove(writer, { id, restaurantId });
}

/** [COUP-9] One coupon of the own restaurant. @throws ApiError not_found, also for another's and the platform's */
async function getCoupon(db: Db, actor: Actor, id: string): Promise<CouponWire> {
  return toCouponWire(await coupons.own(db, actor, id));
}
