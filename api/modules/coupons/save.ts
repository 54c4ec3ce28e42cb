import { z } from "@hono/zod-openapi";
import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/environment";
import { besidePromotion, checkedPeriod, sentDate } from "@api/modules/promotions/checked";
import type { Writer } from "@api/modules/resource/resource";
import { ownRestaurant } from "@api/modules/restaurants/menu-rights";
import { holdsChange, nothingToChange } from "@domain/contract/primitives";
import type { CouponWire } from "@domain/contract/promotion";
import { couponFields } from "@domain/promotions/promotion-rules";
import { couponColumns, coupons, refuseEmptyPromise, refuseTakenCode } from "./rows";
import { couponView } from "./view";

const fields = {
  ...couponFields,
  start_date: sentDate("Start date is required"),
  expiration_date: sentDate("End date is required"),
};
/** [HOST-32] The multipart fields of a coupon; image_url is extended. */
export const couponWrite = z.object({ ...fields, ...besidePromotion });
/** [HOST-33] A field that is left out leaves the coupon as it is. */
export const couponChange = z
  .object({ ...z.object(fields).partial().shape, ...besidePromotion })
  .refine(holdsChange, nothingToChange);

type CouponWrite = z.output<typeof couponWrite>;
type CouponChange = z.output<typeof couponChange>;

/** @returns the new coupon's id @throws ApiError not_found "No restaurant found", forbidden, validation_failed */
export async function createCoupon(writer: Writer, write: CouponWrite): Promise<string> {
  const restaurantId = await ownRestaurant(writer.db, writer.actor, write.restaurantId);
  const { id } = await coupons.create(writer, restaurantId, {
    picture: write,
    columns: async (trx, now) => {
      const period = await checkedPeriod(trx, {
        restaurantId,
        type: write.type,
        discountHundredths: write.discount_value,
        start: write.start_date,
        end: write.expiration_date,
        endField: "expiration_date",
      });
      await refuseTakenCode(trx, restaurantId, write.code);
      return { ...couponColumns(write, period), created_at: now };
    },
    after: (_trx, coupon) => refuseEmptyPromise(coupon),
  });
  return id;
}

/** @throws ApiError not_found (also another restaurant's and the platform's), conflict with `changedMeanwhile`, validation_failed */
export async function updateCoupon(writer: Writer, id: string, write: CouponChange): Promise<void> {
  const { restaurant_id: restaurantId } = await coupons.own(writer.db, writer.actor, id);
  await coupons.update(
    writer,
    { id, restaurantId },
    {
      version: write.version,
      picture: write,
      columns: async (trx, before) => {
        const period = await checkedPeriod(trx, {
          restaurantId,
          type: write.type ?? before.type,
          discountHundredths: write.discount_value ?? before.discount_hundredths,
          start: write.start_date ?? before.starts_at.toISOString(),
          end: write.expiration_date ?? before.expires_at.toISOString(),
          endField: "expiration_date",
        });
        await refuseTakenCode(trx, restaurantId, write.code, before);
        return couponColumns(write, period);
      },
      after: (_trx, coupon) => refuseEmptyPromise(coupon),
    },
  );
}

/** [HOST-34] @throws ApiError not_found, also for another restaurant's and the platform's */
export async function deleteCoupon(writer: Writer, id: string): Promise<void> {
  const { restaurant_id: restaurantId } = await coupons.own(writer.db, writer.actor, id);
  await coupons.remove(writer, { id, restaurantId });
}

/** [COUP-9] One coupon of the own restaurant. @throws ApiError not_found, also for another's and the platform's */
export async function findCoupon(db: Db, actor: Actor, id: string): Promise<CouponWire> {
  return couponView(await coupons.own(db, actor, id));
}
