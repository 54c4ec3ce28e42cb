import { holdsChange, nothingToChange } from "@domain/contract/primitives";
import type { DealWire } from "@domain/contract/promotion";
import { offerFields } from "@domain/promotion-rules";
import { z } from "@hono/zod-openapi";
import { audit, auditRow, linesOf } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { fromJson } from "@api/http/multipart";
import { freshImage } from "@api/modules/pictures/fresh";
import { nextPicture, storePicture } from "@api/modules/pictures/store";
import { besidePromotion, checkedPeriod, sentDate } from "@api/modules/promotions/checked";
import { ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";
import { isInsider } from "@api/modules/restaurants/visibility";
import { checkCoverage, nameItems } from "./coverage";
import { itemsOf } from "./deals-of";
import { dealView } from "./view";

const fields = {
  ...offerFields,
  menuItemIds: z.preprocess(fromJson, offerFields.menuItemIds),
  categories: z.preprocess(fromJson, offerFields.categories),
  start_date: sentDate("Start date is required"),
  end_date: sentDate("End date is required"),
};
/** [HOST-36] The multipart fields of a deal; menuItemIds and categories (JSON lists) are extended. */
export const dealWrite = z.object({ ...fields, ...besidePromotion });
/** [HOST-37] A field that is left out leaves the deal as it is. */
export const dealChange = z
  .object({ ...z.object(fields).partial().shape, ...besidePromotion })
  .refine(holdsChange, nothingToChange);

type DealChange = z.output<typeof dealChange>;
type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };

const lineOf = linesOf("promotion.offer", "deal");

/** @returns the new deal's id @throws ApiError not_found "No restaurant found", forbidden, validation_failed */
export async function createDeal({ db, clock, actor }: Writer, write: z.output<typeof dealWrite>): Promise<string> {
  const restaurantId = await ownRestaurant(db, actor, write.restaurantId);
  const period = await checkedPeriod(db, {
    restaurantId,
    type: write.type,
    discountHundredths: write.discount_value,
    start: write.start_date,
    end: write.end_date,
    endField: "end_date",
  });
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await checkCoverage(trx, restaurantId, write);
    const { id } = await trx
      .insertInto("deals")
      .values({
        restaurant_id: restaurantId,
        title: write.title,
        type: write.type,
        discount_hundredths: write.discount_value,
        starts_at: period.startsAt,
        ends_at: period.endsAt,
        is_active: write.is_active,
        categories: write.categories,
        image: fresh ? await storePicture(trx, fresh) : null,
        created_at: now,
        updated_at: now,
        updated_by: actor.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await nameItems(trx, id, write.menuItemIds);
    await audit(trx, {
      ...lineOf(actor, now, { id, restaurantId }, "created"),
      changes: { title: [null, write.title] },
    });
    return id;
  });
}

/** @throws ApiError not_found (also another restaurant's), conflict with `changedMeanwhile`, validation_failed */
export async function updateDeal({ db, clock, actor }: Writer, id: string, write: DealChange): Promise<void> {
  const { restaurant_id: restaurantId } = await ownDeal(db, actor, id);
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("deals")
      .selectAll()
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Offer");
    await refuseIfChanged(trx, "offer", before, write.version);
    const { startsAt, endsAt } = await checkedPeriod(trx, {
      restaurantId,
      type: write.type ?? before.type,
      discountHundredths: write.discount_value ?? before.discount_hundredths,
      start: write.start_date ?? before.starts_at.toISOString(),
      end: write.end_date ?? before.ends_at.toISOString(),
      endField: "end_date",
    });
    await checkCoverage(trx, restaurantId, write, before.categories);
    await nameItems(trx, id, write.menuItemIds);
    const after = await trx
      .updateTable("deals")
      .set({
        title: write.title,
        type: write.type,
        discount_hundredths: write.discount_value,
        starts_at: startsAt,
        ends_at: endsAt,
        is_active: write.is_active,
        categories: write.categories,
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

/** [HOST-38] Prices are their own again; orders keep what it took off. @throws ApiError not_found */
export async function deleteDeal({ db, clock, actor }: Writer, id: string): Promise<void> {
  const { restaurant_id: restaurantId, title } = await ownDeal(db, actor, id);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("deals").set({ deleted_at: now, updated_by: actor.id }).where("id", "=", id).execute();
    await audit(trx, { ...lineOf(actor, now, { id, restaurantId }, "deleted"), changes: { title: [title, null] } });
  });
}

/** One deal of the own restaurant. @throws ApiError not_found, also for another's */
export async function findDeal(db: Db, actor: Actor, id: string): Promise<DealWire> {
  const row = await ownDeal(db, actor, id);
  return dealView(row, (await itemsOf(db, [id])).get(id));
}

async function ownDeal(db: Db, actor: Actor, id: string) {
  const row = isUuid(id)
    ? await db.selectFrom("deals").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst()
    : undefined;
  if (!row || !isInsider(actor, row.restaurant_id)) throw notFound("Offer");
  return row;
}
