import type { platformCouponRequest } from "@domain/contract/platform-coupon";
import type { CouponWire } from "@domain/contract/promotion";
import type * as z from "zod";
import { audit, auditRow } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { couponView } from "@api/modules/coupons/view";
import { periodOf } from "@api/modules/promotions/checked";
import { platformZone } from "@api/modules/restaurants/books";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";

type Write = z.output<typeof platformCouponRequest>;
type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };

/** @throws ApiError not_found, also for a restaurant's coupon */
export async function readPlatformCoupon(db: Db, id: string): Promise<CouponWire> {
  return couponView(await findRow(db, id));
}

/** @returns the new coupon's id @throws ApiError validation_failed */
export async function createPlatformCoupon({ db, clock, actor }: Writer, write: Write): Promise<string> {
  const columns = columnsOf(write);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await refuseTakenCode(trx, write.code, null);
    const { id } = await trx
      .insertInto("coupons")
      .values({ ...columns, restaurant_id: null, created_at: now, updated_at: now, updated_by: actor.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(trx, { ...lineOf(actor, now, id, "created"), changes: { code: [null, write.code] } });
    return id;
  });
}

/** @throws ApiError not_found, conflict with `changedMeanwhile`, validation_failed */
export async function updatePlatformCoupon({ db, clock, actor }: Writer, id: string, write: Write): Promise<void> {
  const columns = columnsOf(write);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const before = await findRow(trx, id, true);
    await refuseIfChanged(trx, "coupon", before, write.version);
    if (write.code !== before.code) await refuseTakenCode(trx, write.code, id);
    const after = await trx
      .updateTable("coupons")
      .set({ ...columns, version: before.version + 1, updated_at: now, updated_by: actor.id })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditRow(trx, lineOf(actor, now, id, "changed"), { before, after });
  });
}

/** Nobody can use it any more; orders that used it keep it in their books. @throws ApiError not_found */
export async function deletePlatformCoupon({ db, clock, actor }: Writer, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { code } = await findRow(trx, id, true);
    await trx.updateTable("coupons").set({ deleted_at: now, updated_by: actor.id }).where("id", "=", id).execute();
    await audit(trx, { ...lineOf(actor, now, id, "deleted"), changes: { code: [code, null] } });
  });
}

const lineOf = (actor: Actor, at: Date, id: string, what: string) => ({
  actor,
  at,
  action: `promotion.coupon-${what}`,
  subject: ["coupon", id] as const,
});

function columnsOf(write: Write) {
  const { startsAt, endsAt } = periodOf(
    {
      type: write.type,
      discountHundredths: write.discount_value,
      start: write.start_date,
      end: write.expiration_date,
      endField: "expiration_date",
    },
    platformZone,
  );
  return {
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
  };
}

async function findRow(db: Db, id: string, locked = false) {
  const row = isUuid(id)
    ? await db
        .selectFrom("coupons")
        .selectAll()
        .where("id", "=", id)
        .where("restaurant_id", "is", null)
        .where("deleted_at", "is", null)
        .$if(locked, (select) => select.forUpdate())
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Coupon");
  return row;
}

/** A restaurant's own coupon comes before the platform's, so that a shared code would not reach customers there. */
async function refuseTakenCode(trx: Db, code: string, id: string | null): Promise<void> {
  const taken = await trx
    .selectFrom("coupons")
    .select("restaurant_id")
    .where("code", "=", code)
    .where("deleted_at", "is", null)
    .$if(id !== null, (select) => select.where("id", "!=", id ?? ""))
    .executeTakeFirst();
  if (!taken) return;
  const message = taken.restaurant_id
    ? "A restaurant has a coupon with this code already"
    : "There is a coupon with this code already";
  throw new ApiError("validation_failed", message, { errors: { code: message } });
}
