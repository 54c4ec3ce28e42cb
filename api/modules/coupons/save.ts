import { couponFields } from "@domain/promotion-rules";
import { z } from "@hono/zod-openapi";
import type { CouponWire } from "@domain/contract/promotion";
import { audit, auditRow } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { freshImage } from "@api/modules/pictures/fresh";
import { nextPicture, storePicture } from "@api/modules/pictures/store";
import { besidePromotion, checkedPeriod, sentDate } from "@api/modules/promotions/checked";
import { ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";
import { isInsider } from "@api/modules/restaurants/visibility";
import { couponView } from "./view";

const fields = {
  ...couponFields,
  start_date: sentDate("Start date is required"),
  expiration_date: sentDate("End date is required"),
};
/** [HOST-32] The multipart fields of a coupon; image_url is extended. */
export const couponWrite = z.object({ ...fields, ...besidePromotion });
/** [HOST-33] A field that is left out leaves the coupon as it is. */
export const couponChange = z.object({ ...z.object(fields).partial().shape, ...besidePromotion });

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
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await refuseTakenCode(trx, { restaurantId, code: write.code, id: null });
    const { id } = await trx
      .insertInto("coupons")
      .values({
        restaurant_id: restaurantId,
        name: write.name,
        code: write.code,
        type: write.type,
        discount_hundredths: write.discount_value,
        starts_at: period.startsAt,
        expires_at: period.endsAt,
        minimum_order_cents: write.min_order_amount,
        maximum_discount_cents: write.max_discount,
        limit_per_user: write.limit_per_user,
        description: write.description,
        is_active: write.is_active,
        image: fresh ? await storePicture(trx, fresh) : write.image_url,
        created_at: now,
        updated_at: now,
        updated_by: actor.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(trx, { ...lineOf(actor, now, { id, restaurantId }, "created"), changes: { code: [null, write.code] } });
    return id;
  });
}

/** @throws ApiError not_found (also another restaurant's and the platform's), conflict with `changedMeanwhile`, validation_failed */
export async function updateCoupon({ db, clock, actor }: Writer, id: string, write: CouponChange): Promise<void> {
  const { restaurantId } = await ownCoupon(db, actor, id);
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("coupons")
      .selectAll()
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Coupon");
    await refuseIfChanged(trx, "coupon", before, write.version);
    const { startsAt, endsAt } = await checkedPeriod(trx, {
      restaurantId,
      type: write.type ?? before.type,
      discountHundredths: write.discount_value ?? before.discount_hundredths,
      start: write.start_date ?? before.starts_at.toISOString(),
      end: write.expiration_date ?? before.expires_at.toISOString(),
      endField: "expiration_date",
    });
    if (write.code !== undefined && write.code !== before.code)
      await refuseTakenCode(trx, { restaurantId, code: write.code, id });
    const after = await trx
      .updateTable("coupons")
      .set({
        name: write.name,
        code: write.code,
        type: write.type,
        discount_hundredths: write.discount_value,
        starts_at: startsAt,
        expires_at: endsAt,
        minimum_order_cents: write.min_order_amount,
        maximum_discount_cents: write.max_discount,
        limit_per_user: write.limit_per_user,
        description: write.description,
        is_active: write.is_active,
        image: await nextPicture(trx, { restaurantId, image: before.image }, write, fresh),
        version: before.version + 1,
        updated_at: clock.now(),
        updated_by: actor.id,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditRow(trx, lineOf(actor, clock.now(), { id, restaurantId }, "changed"), { before, after });
  });
}

/** [HOST-34] Nobody can use it any more; orders that used it keep it in their books. @throws ApiError not_found */
export async function deleteCoupon({ db, clock, actor }: Writer, id: string): Promise<void> {
  const { restaurantId, view } = await ownCoupon(db, actor, id);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("coupons").set({ deleted_at: now, updated_by: actor.id }).where("id", "=", id).execute();
    await audit(trx, { ...lineOf(actor, now, { id, restaurantId }, "deleted"), changes: { code: [view.code, null] } });
  });
}

const lineOf = (actor: Actor, at: Date, { id, restaurantId }: { id: string; restaurantId: string }, what: string) => ({
  actor,
  at,
  action: `promotion.coupon-${what}`,
  subject: ["coupon", id] as const,
  restaurantId,
});

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

/**
 * A code names one coupon of a restaurant, and none of the platform's, which customers would else not reach there. Two
 * writers of one new code wait for each other by the restaurant's row. @throws ApiError validation_failed naming `code`
 */
async function refuseTakenCode(trx: Db, wanted: { restaurantId: string; code: string; id: string | null }) {
  await trx.selectFrom("restaurants").select("id").where("id", "=", wanted.restaurantId).forNoKeyUpdate().execute();
  const taken = await trx
    .selectFrom("coupons")
    .select("restaurant_id")
    .where("code", "=", wanted.code)
    .where((where) => where.or([where("restaurant_id", "=", wanted.restaurantId), where("restaurant_id", "is", null)]))
    .where("deleted_at", "is", null)
    .$if(wanted.id !== null, (select) => select.where("id", "!=", wanted.id ?? ""))
    .executeTakeFirst();
  if (!taken) return;
  const message = taken.restaurant_id
    ? "There is a coupon with this code already"
    : "HalalGo has a coupon with this code already";
  throw new ApiError("validation_failed", message, { errors: { code: message } });
}
