import type { Period } from "@domain/promotion-period";
import { type couponFields, promiseProblem } from "@domain/promotion-rules";
import { type Insertable, sql, type Selectable, type Updateable } from "kysely";
import type * as z from "zod";
import { audit, auditRow, linesOf } from "@api/audit/note";
import type { Database } from "@api/db/tables";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";

/** Rows of coupons, a restaurant's and the platform's alike: each write checks the code and leaves a line in the audit log. */

/** Whose a coupon is: a restaurant's id, or null for the platform's. */
type CouponOwner = string | null;
type CouponRow = Selectable<Database["coupons"]>;
type CouponColumns = Omit<Insertable<Database["coupons"]>, "restaurant_id" | "version">;
interface Writing {
  actor: Actor;
  at: Date;
}

const line = linesOf("promotion.coupon", "coupon");

type Entered = Omit<z.output<z.ZodObject<typeof couponFields>>, "image_url">;

/** What is entered of a coupon, as its columns; what is left out of a change stays undefined, which writes nothing. */
export function couponColumns(entered: Entered, period: Period): CouponColumns;
export function couponColumns(entered: Partial<Entered>, period: Period): Updateable<Database["coupons"]>;
export function couponColumns(
  entered: Partial<Entered>,
  { startsAt, endsAt }: Period,
): Updateable<Database["coupons"]> {
  return {
    name: entered.name,
    code: entered.code,
    type: entered.type,
    discount_hundredths: entered.discount_value,
    starts_at: startsAt,
    expires_at: endsAt,
    minimum_order_cents: entered.min_order_amount,
    maximum_discount_cents: entered.max_discount,
    limit_per_user: entered.limit_per_user,
    first_order_only: entered.first_order_only,
    description: entered.description,
    is_active: entered.is_active,
  };
}

/** @throws ApiError not_found, also for another owner's */
export async function readCoupon(db: Db, owner: CouponOwner, id: string, locked = false): Promise<CouponRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom("coupons")
        .selectAll()
        .where("id", "=", id)
        .where("restaurant_id", "is not distinct from", owner)
        .where("deleted_at", "is", null)
        .$if(locked, (select) => select.forUpdate())
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Coupon");
  return row;
}

/** @returns the new coupon's id @throws ApiError validation_failed for a code that is taken, and for words it does not keep */
export async function insertCoupon(
  trx: Db,
  owner: CouponOwner,
  columns: CouponColumns,
  { actor, at }: Writing,
): Promise<string> {
  refuseEmptyPromise(columns);
  await refuseTakenCode(trx, owner, columns.code);
  const { id } = await trx
    .insertInto("coupons")
    .values({ ...columns, restaurant_id: owner, created_at: at, updated_at: at, updated_by: actor.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(trx, {
    ...line(actor, at, { id, restaurantId: owner }, "created"),
    changes: { code: [null, columns.code] },
  });
  return id;
}

/** `before` is locked by the caller. @throws ApiError validation_failed for a code that is taken, and for words it does not keep */
export async function updateCouponRow(
  trx: Db,
  before: CouponRow,
  columns: Updateable<Database["coupons"]>,
  { actor, at }: Writing,
): Promise<void> {
  const { id, restaurant_id: owner } = before;
  if (columns.code !== undefined && columns.code !== before.code) await refuseTakenCode(trx, owner, columns.code, id);
  const after = await trx
    .updateTable("coupons")
    .set({ ...columns, version: before.version + 1, updated_at: at, updated_by: actor.id })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  refuseEmptyPromise(after);
  await auditRow(trx, line(actor, at, { id, restaurantId: owner }, "changed"), { before, after });
}

/** Nobody can use it any more; orders that used it keep it in their books. @throws ApiError not_found */
export async function hideCoupon(trx: Db, owner: CouponOwner, id: string, { actor, at }: Writing): Promise<void> {
  const { code } = await readCoupon(trx, owner, id, true);
  await trx.updateTable("coupons").set({ deleted_at: at, updated_by: actor.id }).where("id", "=", id).execute();
  await audit(trx, { ...line(actor, at, { id, restaurantId: owner }, "deleted"), changes: { code: [code, null] } });
}

function refuseEmptyPromise(coupon: Parameters<typeof promiseProblem>[0]): void {
  const message = promiseProblem(coupon);
  if (message) throw new ApiError("validation_failed", message, { errors: { first_order_only: message } });
}

/**
 * A code names one coupon of a restaurant, and none of the platform's: a restaurant's own comes first, so that a shared code
 * would not reach customers there. Writers of one new code wait for each other, whoever they write for.
 * @throws ApiError validation_failed naming `code`
 */
async function refuseTakenCode(trx: Db, owner: CouponOwner, code: string, id?: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`halalgo.coupon.${code}`}, 0))`.execute(trx);
  const taken = await trx
    .selectFrom("coupons")
    .select("restaurant_id")
    .where("code", "=", code)
    .where("deleted_at", "is", null)
    .$if(owner !== null, (select) =>
      select.where((where) => where.or([where("restaurant_id", "=", owner), where("restaurant_id", "is", null)])),
    )
    .$if(id !== undefined, (select) => select.where("id", "!=", id ?? ""))
    .executeTakeFirst();
  if (!taken) return;
  const holder = taken.restaurant_id === owner ? "There is" : owner === null ? "A restaurant has" : "HalalGo has";
  const message = `${holder} a coupon with this code already`;
  throw new ApiError("validation_failed", message, { errors: { code: message } });
}
