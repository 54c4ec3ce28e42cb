import { holdsChange, nothingToChange } from "@domain/contract/primitives";
import type { CouponWire } from "@domain/contract/promotion";
import { couponFields } from "@domain/promotion-rules";
import { z } from "@hono/zod-openapi";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { freshImage } from "@api/modules/pictures/fresh";
import { nextPicture, storePicture } from "@api/modules/pictures/store";
import { besidePromotion, checkedPeriod, sentDate } from "@api/modules/promotions/checked";
import { ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";
import { isInsider } from "@api/modules/restaurants/visibility";
import { couponColumns, hideCoupon, insertCoupon, readCoupon, updateCouponRow } from "./rows";
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

type CouponChange = z.output<typeof couponChange>;
type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };

/** @returns the new coupon's id @throws ApiError not_found "No restaurant found", forbidden, validation_failed */
export async function createCoupon({ db, clock, actor }: Writer, write: z.output<typeof couponWrite>): Promise<string> {
  const restaurantId = await ownRestaurant(db, actor, write.restaurantId);
  const period = await checkedPeriod(db, {
    restaurantId,
    type: write.type,
    discountHundredths: write.discount_value,
    start: write.start_date,
    end: write.expiration_date,
    endField: "expiration_date",
  });
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  return db.transaction().execute(async (trx) => {
    const image = fresh ? await storePicture(trx, fresh) : write.image_url;
    const columns = { ...couponColumns(write, period), image };
    return insertCoupon(trx, restaurantId, columns, { actor, at: clock.now() });
  });
}

/** @throws ApiError not_found (also another restaurant's and the platform's), conflict with `changedMeanwhile`, validation_failed */
export async function updateCoupon({ db, clock, actor }: Writer, id: string, write: CouponChange): Promise<void> {
  const { restaurantId } = await ownCoupon(db, actor, id);
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  await db.transaction().execute(async (trx) => {
    const before = await readCoupon(trx, restaurantId, id, true);
    await refuseIfChanged(trx, "coupon", before, write.version);
    const period = await checkedPeriod(trx, {
      restaurantId,
      type: write.type ?? before.type,
      discountHundredths: write.discount_value ?? before.discount_hundredths,
      start: write.start_date ?? before.starts_at.toISOString(),
      end: write.expiration_date ?? before.expires_at.toISOString(),
      endField: "expiration_date",
    });
    const image = await nextPicture(trx, { restaurantId, image: before.image }, write, fresh);
    await updateCouponRow(trx, before, { ...couponColumns(write, period), image }, { actor, at: clock.now() });
  });
}

/** [HOST-34] @throws ApiError not_found, also for another restaurant's and the platform's */
export async function deleteCoupon({ db, clock, actor }: Writer, id: string): Promise<void> {
  const { restaurantId } = await ownCoupon(db, actor, id);
  await db.transaction().execute((trx) => hideCoupon(trx, restaurantId, id, { actor, at: clock.now() }));
}

/** [COUP-9] One coupon of the own restaurant. @throws ApiError not_found, also for another's and the platform's */
export async function findCoupon(db: Db, actor: Actor, id: string): Promise<CouponWire> {
  return (await ownCoupon(db, actor, id)).view;
}

async function ownCoupon(db: Db, actor: Actor, id: string) {
  const row = isUuid(id)
    ? await db.selectFrom("coupons").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst()
    : undefined;
  if (!row || row.restaurant_id === null || !isInsider(actor, row.restaurant_id)) throw notFound("Coupon");
  return { restaurantId: row.restaurant_id, view: couponView(row) };
}
