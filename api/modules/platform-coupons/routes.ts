import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { listCoupons } from "@api/modules/coupons/list";
import {
  assertCodeAvailable,
  assertPromiseKept,
  coupons,
  toCouponColumns,
  toCouponWire,
} from "@api/modules/coupons/rows";
import { parsePeriodFields } from "@api/modules/promotions/period";
import type { Writer } from "@api/modules/resource/resource";
import type { platformCouponRequest } from "@domain/contract/administration/platform-coupon";
import { platformCouponCalls } from "@domain/contract/calls/promotions";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import type { CouponWire } from "@domain/contract/promotion";
import { defaultTimeZone } from "@domain/local-time";

/** Coupons valid at every restaurant, paid by the platform. */
export function platformCouponsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(platformCouponCalls.listPlatformCoupons), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listCoupons(db, "platform", { query: c.req.valid("query"), now: clock.now() })), 200);
  });

  router.openapi(toRoute(platformCouponCalls.getPlatformCoupon), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await readPlatformCoupon(db, c.req.valid("param").id)), 200);
  });

  router.openapi(toRoute(platformCouponCalls.createPlatformCoupon), async (c) => {
    const actor = requireActor(c, "admin");
    const key = c.req.valid("header")[idempotencyHeader];
    const id = await createPlatformCoupon({ db, clock, actor, key }, c.req.valid("json"));
    return c.json(withData(await readPlatformCoupon(db, id), "Coupon created successfully"), 200);
  });

  router.openapi(toRoute(platformCouponCalls.updatePlatformCoupon), async (c) => {
    const actor = requireActor(c, "admin");
    const key = c.req.valid("header")[idempotencyHeader];
    const { id } = c.req.valid("param");
    await updatePlatformCoupon({ db, clock, actor, key }, id, c.req.valid("json"));
    return c.json(withData(await readPlatformCoupon(db, id), "Coupon updated successfully"), 200);
  });

  router.openapi(toRoute(platformCouponCalls.deletePlatformCoupon), async (c) => {
    const actor = requireActor(c, "admin");
    await deletePlatformCoupon({ db, clock, actor }, c.req.valid("param").id);
    return c.json(withMessage("Coupon deleted successfully"), 200);
  });

  return router;
}

type Write = z.output<typeof platformCouponRequest>;

const toResourceKey = (id: string) => ({ id, restaurantId: null });

/** @throws ApiError not_found, also for a restaurant's coupon */
async function readPlatformCoupon(db: Db, id: string): Promise<CouponWire> {
  return toCouponWire(await coupons.read(db, toResourceKey(id)));
}

/** @returns the new coupon's id @throws ApiError validation_failed */
async function createPlatformCoupon(writer: Writer, write: Write): Promise<string> {
  const { id } = await coupons.create(writer, null, {
    columns: async (trx, now) => {
      const columns = toColumns(write);
      await assertCodeAvailable(trx, null, write.code);
      return { ...columns, created_at: now };
    },
    after: (_trx, coupon) => assertPromiseKept(coupon),
  });
  return id;
}

/** @throws ApiError not_found, conflict with `editConflictDetails`, validation_failed */
async function updatePlatformCoupon(writer: Writer, id: string, write: Write): Promise<void> {
  await coupons.update(writer, toResourceKey(id), {
    version: write.version,
    columns: async (trx, before) => {
      const columns = toColumns(write);
      await assertCodeAvailable(trx, null, write.code, before);
      return columns;
    },
    after: (_trx, coupon) => assertPromiseKept(coupon),
  });
}

/** @throws ApiError not_found */
const deletePlatformCoupon = (writer: Writer, id: string): Promise<void> => coupons.remove(writer, toResourceKey(id));

/** Its dates are in the platform's time zone. */
const toColumns = (write: Write) =>
  toCouponColumns(
    write,
    parsePeriodFields(
      {
        type: write.type,
        discountHundredths: write.discount_value,
        start: write.start_date,
        end: write.expiration_date,
        endField: "expiration_date",
      },
      defaultTimeZone,
    ),
  );
