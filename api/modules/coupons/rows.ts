import { type Selectable, sql } from "kysely";
import type * as z from "zod";
import type { Database } from "@api/db/tables";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { type Changed, type Created, defineResource } from "@api/modules/resource/resource";
import type { CouponWire } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";
import type { Period } from "@domain/promotions/promotion-period";
import { type couponFields, couponPromiseProblem } from "@domain/promotions/promotion-rules";

export const coupons = defineResource({
  table: "coupons",
  name: "coupon",
  title: "Coupon",
  audited: ["promotion.coupon", "coupon"],
  auditedColumns: ["code"],
});

type Entered = Omit<z.output<z.ZodObject<typeof couponFields>>, "image_url">;

/** A coupon's input as columns; fields omitted from a change stay undefined and are not written. */
export function toCouponColumns(entered: Entered, period: Period): Created<"coupons">;
export function toCouponColumns(entered: Partial<Entered>, period: Period): Changed<"coupons">;
export function toCouponColumns(entered: Partial<Entered>, { startsAt, endsAt }: Period): Changed<"coupons"> {
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

/** @throws ApiError validation_failed when its text promises something its settings do not provide */
export function assertPromiseKept(coupon: Parameters<typeof couponPromiseProblem>[0]): void {
  const message = couponPromiseProblem(coupon);
  if (message) throw new ApiError("validation_failed", message, { errors: { first_order_only: message } });
}

/**
 * A code is unique within a restaurant and among the platform's coupons: a restaurant's own takes precedence, so a shared code
 * would hide the platform's. Concurrent writers of one code wait for each other.
 * @throws ApiError validation_failed naming `code`
 */
export async function assertCodeAvailable(
  trx: Db,
  owner: string | null,
  code: string | undefined,
  before?: { id: string; code: string },
): Promise<void> {
  if (code === undefined || code === before?.code) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`halalgo.coupon.${code}`}, 0))`.execute(trx);
  const taken = await trx
    .selectFrom("coupons")
    .select("restaurant_id")
    .where("code", "=", code)
    .where("deleted_at", "is", null)
    .$if(owner !== null, (select) =>
      select.where((where) => where.or([where("restaurant_id", "=", owner), where("restaurant_id", "is", null)])),
    )
    .$if(before !== undefined, (select) => select.where("id", "!=", before?.id ?? ""))
    .executeTakeFirst();
  if (!taken) return;
  const holder = taken.restaurant_id === owner ? "There is" : owner === null ? "A restaurant has" : "HalalGo has";
  const message = `${holder} a coupon with this code already`;
  throw new ApiError("validation_failed", message, { errors: { code: message } });
}

/** A coupon on the wire [COUP-2]; limit_per_user null is unlimited, restaurantId null the platform's. */
export function toCouponWire(row: Selectable<Database["coupons"]>): CouponWire {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    discount_value: toDecimal(row.discount_hundredths),
    type: row.type,
    start_date: row.starts_at.toISOString(),
    expiration_date: row.expires_at.toISOString(),
    min_order_amount: toDecimal(row.minimum_order_cents),
    max_discount: row.maximum_discount_cents === null ? null : toDecimal(row.maximum_discount_cents),
    limit_per_user: row.limit_per_user,
    first_order_only: row.first_order_only,
    image: row.image,
    description: row.description,
    is_active: row.is_active,
    restaurantId: row.restaurant_id,
    version: row.version,
  };
}
